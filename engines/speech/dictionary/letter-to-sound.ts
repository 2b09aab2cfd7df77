/** Spellings and their phones, the longest first where one begins another. A small fallback: it is right often, not always. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^tion/u, 'SH AH N'], [/^sion/u, 'ZH AH N'], [/^cian/u, 'SH AH N'], [/^ture/u, 'CH ER'], [/^ough/u, 'AO'],
  [/^augh/u, 'AO'], [/^eigh/u, 'EY'], [/^igh/u, 'AY'], [/^tch/u, 'CH'], [/^dge/u, 'JH'], [/^sch/u, 'S K'],
  [/^chr/u, 'K R'], [/^ch/u, 'CH'], [/^sh/u, 'SH'], [/^th/u, 'TH'], [/^ph/u, 'F'], [/^wh/u, 'W'], [/^ck/u, 'K'],
  [/^ng(?=$|[^aeiouy])/u, 'NG'], [/^qu/u, 'K W'], [/^gh/u, 'G'], [/^kn/u, 'N'], [/^wr/u, 'R'], [/^gn/u, 'N'],
  [/^ee/u, 'IY'], [/^ea/u, 'IY'], [/^oo/u, 'UW'], [/^ou/u, 'AW'], [/^ow$/u, 'OW'], [/^ow/u, 'AW'], [/^oi/u, 'OY'],
  [/^oy/u, 'OY'], [/^ai/u, 'EY'], [/^ay/u, 'EY'], [/^au/u, 'AO'], [/^aw/u, 'AO'], [/^oa/u, 'OW'], [/^ie$/u, 'IY'],
  [/^ie/u, 'IY'], [/^ei/u, 'EY'], [/^ey$/u, 'IY'], [/^eu/u, 'Y UW'], [/^ew/u, 'UW'], [/^ue$/u, 'UW'], [/^ui/u, 'UW'],
  [/^er(?=$|[^aeiouy])/u, 'ER'], [/^ir(?=$|[^aeiouy])/u, 'ER'], [/^ur(?=$|[^aeiouy])/u, 'ER'], [/^ar(?=$|[^aeiouy])/u, 'AA R'],
  [/^or(?=$|[^aeiouy])/u, 'AO R'], [/^a(?=[^aeiouy]e$)/u, 'EY'], [/^i(?=[^aeiouy]e$)/u, 'AY'], [/^o(?=[^aeiouy]e$)/u, 'OW'],
  [/^u(?=[^aeiouy]e$)/u, 'UW'], [/^c(?=[eiy])/u, 'S'], [/^g(?=[eiy])/u, 'JH'], [/^(.)\1/u, ''], [/^e$/u, ''],
  [/^a$/u, 'AH'], [/^a/u, 'AE'], [/^b/u, 'B'], [/^c/u, 'K'], [/^d/u, 'D'], [/^e/u, 'EH'], [/^f/u, 'F'], [/^g/u, 'G'],
  [/^h/u, 'HH'], [/^i$/u, 'IY'], [/^i/u, 'IH'], [/^j/u, 'JH'], [/^k/u, 'K'], [/^l/u, 'L'], [/^m/u, 'M'], [/^n/u, 'N'],
  [/^o$/u, 'OW'], [/^o/u, 'AA'], [/^p/u, 'P'], [/^r/u, 'R'], [/^s/u, 'S'], [/^t/u, 'T'], [/^u/u, 'AH'], [/^v/u, 'V'],
  [/^w/u, 'W'], [/^x/u, 'K S'], [/^y(?=[aeiou])/u, 'Y'], [/^y/u, 'IY'], [/^z/u, 'Z'],
]; // prettier-ignore

const letterNames: Readonly<Record<string, string>> = {
  a: 'EY', b: 'B IY', c: 'S IY', d: 'D IY', e: 'IY', f: 'EH F', g: 'JH IY', h: 'EY CH', i: 'AY', j: 'JH EY', k: 'K EY',
  l: 'EH L', m: 'EH M', n: 'EH N', o: 'OW', p: 'P IY', q: 'K Y UW', r: 'AA R', s: 'EH S', t: 'T IY', u: 'Y UW',
  v: 'V IY', w: 'D AH B AH L Y UW', x: 'EH K S', y: 'W AY', z: 'Z IY',
}; // prettier-ignore

const plainLetters = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '');

const otherScript = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u;

/** Whether there are letters to guess from: a word in another script has sounds, but nobody here knows them. */
export function canSoundOut(word: string): boolean {
  return plainLetters(word) !== '' && !otherScript.test(word);
}

/** Guesses phones from letters. Never empty: what cannot be read aloud is taken as a schwa. */
export function soundOut(word: string): string[] {
  const letters = plainLetters(word);
  if (letters !== '' && !/[aeiouy]/u.test(letters)) return spell(letters);
  const phones: string[] = [];
  let rest = letters;
  while (rest !== '') {
    const found = spellings.find(([pattern]) => pattern.test(rest));
    const match = found?.[0].exec(rest)?.[0] ?? rest[0] ?? '';
    const isDouble = found?.[1] === '' && match.length === 2;
    if (found?.[1]) phones.push(...found[1].split(' '));
    // Of a doubled letter only one is spoken.
    rest = rest.slice(isDouble ? 1 : match.length);
  }
  return phones.length > 0 ? phones : ['AH'];
}

/** Letters one by one, as in BBC. */
function spell(letters: string): string[] {
  return letters.split('').flatMap((letter) => (letterNames[letter] ?? 'AH').split(' '));
}
