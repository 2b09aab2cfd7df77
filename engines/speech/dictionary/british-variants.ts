import { isVowel } from './vowels.ts';

/** Words with the vowel of BATH: /aa/ in southern Britain, /ae/ in America. Stems; endings may follow. */
const bath =
  /^(ask|bath|path|pass|class|glass|grass|last|past|fast|mast|cast|vast|master|plaster|disaster|task|mask|basket|castle|after|craft|draft|raft|shaft|staff|half|calf|laugh|chance|dance|france|glance|advance|branch|plant|grant|aunt|can't|command|demand|example|sample|rather|answer|advantage|chant|slant|france)/u;

/**
 * British pronunciations of an American one, by rule: no r before a consonant or at the end (r-less), the vowel of BATH as
 * /aa/, and that of LOT between /aa/ and /ao/. The cross-word `r` of "far away" stays, as the American variant has it.
 */
export function britishVariants(word: string, phones: readonly string[]): string[][] {
  const broad = bath.test(word) ? withBroadVowel(phones) : undefined;
  const bases = broad ? [phones, broad] : [phones];
  const rless = bases.map(dropR).filter((variant) => variant !== undefined);
  const rounded = [...bases, ...rless]
    .map((variant) => roundLot(word, variant))
    .filter((variant) => variant !== undefined);
  return [...(broad ? [broad] : []), ...rless, ...rounded];
}

function withBroadVowel(phones: readonly string[]): string[] | undefined {
  const at = phones.indexOf('AE');
  return at < 0 ? undefined : phones.map((phone, i) => (i === at ? 'AA' : phone));
}

/** `undefined` when there is no r to drop. */
function dropR(phones: readonly string[]): string[] | undefined {
  const out: string[] = [];
  let hasChanged = false;
  phones.forEach((phone, i) => {
    const before = phones[i - 1];
    const after = phones[i + 1];
    const isBeforeVowel = after !== undefined && isVowel(after);
    if (phone === 'R' && !isBeforeVowel && before !== undefined && isVowel(before)) {
      hasChanged = true;
      // "near", "where", "tour": the r leaves a schwa behind.
      if (before === 'IH' || before === 'IY' || before === 'EH' || before === 'UH') out.push('AH');
    } else if (phone === 'ER' && !isBeforeVowel && i === phones.length - 1 && phones.length > 2) {
      hasChanged = true;
      out.push('AH');
    } else {
      out.push(phone);
    }
  });
  return hasChanged ? out : undefined;
}

/** "lot", "stop", "body": a rounded vowel, nearest to the model's AO. */
function roundLot(word: string, phones: readonly string[]): string[] | undefined {
  const at = phones.findIndex((phone, i) => phone === 'AA' && phones[i + 1] !== 'R');
  return at >= 0 && word.includes('o') ? phones.map((phone, i) => (i === at ? 'AO' : phone)) : undefined;
}
