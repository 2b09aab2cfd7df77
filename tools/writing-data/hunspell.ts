/** The part of hunspell's format that the SCOWL dictionaries use: prefixes, suffixes, one-character flags. */
interface Affix {
  readonly kind: 'PFX' | 'SFX';
  readonly crosses: boolean;
  readonly rules: { readonly strip: string; readonly add: string; readonly when: RegExp }[];
}

function readAffixes(aff: string): Map<string, Affix> {
  const affixes = new Map<string, Affix>();
  for (const line of aff.split('\n')) {
    const [kind = '', flag = '', third = '', fourth = '', when = ''] = line.trim().split(/\s+/u);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const affix = affixes.get(flag);
    if (affix === undefined) {
      affixes.set(flag, { kind, crosses: third === 'Y', rules: [] });
      continue;
    }
    const strip = third === '0' ? '' : third;
    const condition = kind === 'SFX' ? `${when}$` : `^${when}`;
    affix.rules.push({ strip, add: fourth === '0' ? '' : fourth, when: new RegExp(condition, 'u') });
  }
  return affixes;
}

function apply(word: string, affix: Affix): string[] {
  return affix.rules
    .filter(
      ({ strip, when }) =>
        when.test(word) && (affix.kind === 'SFX' ? word.endsWith(strip) : word.startsWith(strip)),
    )
    .map(({ strip, add }) =>
      affix.kind === 'SFX' ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length),
    );
}

/** Every form that a dictionary accepts, possessives (flag M) and compounds left out. */
export function expandDictionary(dic: string, aff: string): Set<string> {
  const affixes = readAffixes(aff);
  const forms = new Set<string>();
  for (const line of dic.split('\n').slice(1)) {
    const [word = '', flagText = ''] = line.trim().split('/');
    if (word === '' || flagText.includes('c')) continue;
    forms.add(word);
    const flags = flagText
      .split('')
      .filter((flag) => flag !== 'M')
      .flatMap((flag) => affixes.get(flag) ?? []);
    const suffixed = flags
      .filter(({ kind }) => kind === 'SFX')
      .map((affix) => ({ affix, made: apply(word, affix) }));
    for (const { made } of suffixed) for (const form of made) forms.add(form);
    for (const prefix of flags.filter(({ kind }) => kind === 'PFX')) {
      for (const form of apply(word, prefix)) forms.add(form);
      for (const { affix, made } of suffixed) {
        if (!affix.crosses || !prefix.crosses) continue;
        for (const form of made.flatMap((one) => apply(one, prefix))) forms.add(form);
      }
    }
  }
  return forms;
}
