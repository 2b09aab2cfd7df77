import { sampleRate, type TimedSign } from '#tools/content/kokoro.ts';

/** A word as it stands in the text, with its punctuation, and when it is heard. */
export interface TimedWord {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const pause = /[;:,.!?—…()]/;
const toMs = (samples: number): number => (1000 * samples) / sampleRate;

/** Words in a stretch, each as long as it has letters. */
export function spreadWords(words: readonly string[], { from, to }: Stretch): TimedWord[] {
  const weights = words.map((word) => word.length + 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return words.map((text, at) => {
    const fromMs = from + ((to - from) * before) / whole;
    before += weights[at] ?? 0;
    return { text, fromMs, toMs: from + ((to - from) * before) / whole };
  });
}

/** The stretches of sound between spaces, in clauses: a clause ends with a sign that makes a pause. */
function spokenClauses(signs: readonly TimedSign[]): Stretch[][] {
  const clauses: Stretch[][] = [[]];
  let word: Stretch | undefined;
  const endWord = (): void => {
    if (word) clauses.at(-1)?.push(word);
    word = undefined;
  };
  for (const { sign, from, to } of signs) {
    if (sign.trim() === '') endWord();
    else if (pause.test(sign)) {
      endWord();
      if (clauses.at(-1)?.length !== 0) clauses.push([]);
    } else word = { from: word?.from ?? from, to };
  }
  endWord();
  return clauses
    .filter((clause) => clause.length > 0)
    .map((clause) => clause.map(({ from, to }) => ({ from: toMs(from), to: toMs(to) })));
}

function textClauses(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    clauses.at(-1)?.push(word);
    if (pause.test(word.at(-1) ?? '')) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function pair(words: readonly string[], stretches: readonly Stretch[]): TimedWord[] {
  if (words.length === stretches.length)
    return words.map((text, at) => ({
      text,
      fromMs: stretches[at]?.from ?? 0,
      toMs: stretches[at]?.to ?? 0,
    }));
  return spreadWords(words, { from: stretches[0]?.from ?? 0, to: stretches.at(-1)?.to ?? 0 });
}

/**
 * When each word of a text is heard, by the times of the signs that were spoken for it. Numbers and words that espeak runs together
 * make other counts: then the words of a clause share its time by their lengths.
 */
export function timeWords(text: string, signs: readonly TimedSign[]): TimedWord[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const spoken = spokenClauses(signs);
  const written = textClauses(words);
  if (spoken.flat().length === words.length || spoken.length !== written.length)
    return pair(words, spoken.flat());
  return written.flatMap((clause, at) => pair(clause, spoken[at] ?? []));
}
