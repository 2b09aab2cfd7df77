import { isVowel } from '#engines/speech/dictionary/vowels.ts';

/** Two and three consonants that an English syllable can begin with; the three-part ones all begin with S. */
const onsets = new Set(
  [
    'P L', 'P R', 'P Y', 'B L', 'B R', 'B Y', 'T R', 'T W', 'D R', 'D W', 'K L', 'K R', 'K W', 'K Y', 'G L', 'G R', 'G W',
    'F L', 'F R', 'F Y', 'TH R', 'TH W', 'SH R', 'HH Y', 'M Y', 'V Y', 'S P', 'S T', 'S K', 'S L', 'S W', 'S M', 'S N', 'S F',
    'S P L', 'S P R', 'S P Y', 'S T R', 'S K R', 'S K W', 'S K L', 'S K Y',
  ], // prettier-ignore
);

/** How many of the consonants between two vowels go to the second one: as many as a word could begin with. */
function onsetLength(consonants: readonly string[]): number {
  for (let length = Math.min(3, consonants.length); length > 1; length -= 1)
    if (onsets.has(consonants.slice(-length).join(' '))) return length;
  const last = consonants.at(-1);
  return last === undefined || last === 'NG' ? 0 : 1;
}

/** Where each syllable of a pronunciation (ARPAbet without stress) begins, by maximal onset. One for a word without a vowel. */
export function syllableStarts(phones: readonly string[]): number[] {
  const nuclei = phones.flatMap((phone, i) => (isVowel(phone) ? [i] : []));
  return [
    0,
    ...nuclei.slice(1).map((nucleus, i) => {
      const between = phones.slice((nuclei[i] ?? 0) + 1, nucleus);
      return nucleus - onsetLength(between);
    }),
  ];
}

/** Pairs of letters that stay together at the start of a syllable. */
const together = new Set('th ch sh ph wh gh ck qu bl br cl cr dr fl fr gl gr pl pr tr'.split(' '));

/** Runs of vowel letters that sound, as places in the word. `y` is one except at the start; an `e` at the end is silent, but in `-le`. */
function vowelRuns(letters: string): { start: number; end: number }[] {
  const runs = [...letters.matchAll(/(?:(?<!^)y|[aeiouà-öø-ý])+/giu)].map(({ index, 0: run }) => ({
    start: index,
    end: index + run.length,
  }));
  const isSilentEnd = /[^aeiouy]e$/iu.test(letters) && !/[^aeiouy]le$/iu.test(letters);
  return isSilentEnd && runs.length > 1 ? runs.slice(0, -1) : runs;
}

/** As many runs as there are syllables: long runs are cut in two, and where that is not enough, there is no telling. */
function fitRuns(runs: { start: number; end: number }[], count: number): typeof runs | undefined {
  const fitted = [...runs];
  while (fitted.length < count) {
    const at = fitted.findLastIndex(({ start, end }) => end - start > 1);
    const long = fitted[at];
    if (long === undefined) return undefined;
    fitted.splice(
      at,
      1,
      { start: long.start, end: long.start + 1 },
      { start: long.start + 1, end: long.end },
    );
  }
  // More than syllables: one of them is silent, most often an e in the second half.
  while (fitted.length > count) fitted.splice(fitted.length - 1, 1);
  return fitted;
}

/** Where the second of two vowel runs takes over the consonant letters between them. */
function cutBetween(letters: string, end: number, start: number): number {
  const between = letters.slice(end, start).toLowerCase();
  if (between.length <= 1) return end;
  return together.has(between.slice(-2)) ? start - 2 : start - 1;
}

/**
 * The letters of a word in as many parts as it has syllables; put together they are the word. How letters share out over
 * sounds cannot be told for sure in English: this is for showing.
 */
export function splitLetters(word: string, count: number): string[] {
  if (count <= 1 || word.length < count)
    return [word, ...Array.from({ length: Math.max(0, count - 1) }, () => '')];
  const runs = fitRuns(vowelRuns(word), count);
  const cuts =
    runs === undefined
      ? Array.from({ length: count - 1 }, (_, i) => Math.round(((i + 1) * word.length) / count))
      : runs.slice(1).map(({ start }, i) => cutBetween(word, runs[i]?.end ?? 0, start));
  return [0, ...cuts].map((from, i) => word.slice(from, [...cuts, word.length][i]));
}
