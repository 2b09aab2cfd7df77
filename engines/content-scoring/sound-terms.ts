import { contentWords, stemmedWords } from '#domain/words/content-words.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import { phoneDistance } from './phone-distance.ts';

/** Phones of a word (ARPAbet without stress), each way in which it may be said. */
export type PhonesOf = (word: string) => readonly (readonly string[])[];

/** Shorter words sound like too many others. */
const leastPhones = 4;
/** How much of the longer word may sound otherwise. */
const farthestShare = 0.25;
/** Recognisers mix up vowels more readily than consonants. */
const vowelSlip = 0.5;
const vowels = /^[AEIOU]/u;
/** A word and its opposite may differ in no more than this. */
const opposites = /^(?:un|in|im|ir|dis|non|de|over|under)/u;
const counted =
  /^(?:\d.*|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/u;

/** Anything that is looked for by its terms. */
interface Termed {
  readonly terms: readonly string[];
}

/**
 * Key points with further terms for what a recogniser wrote instead of a term's word: a word of the transcript that sounds nearly
 * the same (`graphic` for `graphite`). Its slip is not the speaker's. Numbers and opposites are never taken for each other.
 */
export function withSoundAlikes<Point extends Termed>(
  transcript: string,
  points: readonly Point[],
  phonesOf: PhonesOf,
): Point[] {
  const stems = new Set(stemmedWords(transcript).map(({ stem }) => stem));
  const heard = [...new Set(contentWords(transcript).map(({ lower }) => lower))];
  const meant = new Set(
    points.flatMap(({ terms }) => terms.flatMap((term) => stemmedWords(term).map(({ stem }) => stem))),
  );
  const candidates = heard.filter((word) => stemmedWords(word).every(({ stem }) => !meant.has(stem)));
  return points.map((point) => ({
    ...point,
    terms: [...point.terms, ...point.terms.flatMap((term) => alikes(term, { stems, candidates, phonesOf }))],
  }));
}

interface Heard {
  readonly stems: ReadonlySet<string>;
  readonly candidates: readonly string[];
  readonly phonesOf: PhonesOf;
}

/** The term as it was heard, when each of its words was heard as itself or as one that sounds like it. */
function alikes(term: string, context: Heard): string[] {
  let isOther = false;
  const words = stemmedWords(term).map(({ lower, stem }) => {
    if (context.stems.has(stem) || !isContentWord(lower)) return lower;
    isOther = true;
    return context.candidates.find((word) => soundsLike(lower, word, context));
  });
  return isOther && words.every((word) => word !== undefined) ? [words.join(' ')] : [];
}

function soundsLike(wanted: string, heard: string, { phonesOf }: Heard): boolean {
  if (counted.test(wanted) || counted.test(heard)) return false;
  if (wanted.replace(opposites, '') === heard.replace(opposites, '')) return false;
  return phonesOf(wanted).some((a) => phonesOf(heard).some((b) => isNear(a, b)));
}

function isNear(a: readonly string[], b: readonly string[]): boolean {
  const longest = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < leastPhones) return false;
  return phoneDistance(a, b, slipCost) <= farthestShare * longest;
}

/** One vowel for another costs half. */
function slipCost(a: string, b: string): number {
  return vowels.test(a) && vowels.test(b) ? vowelSlip : 1;
}
