import { contentWords, stemmedWords, type ContentWord } from '#domain/words/content-words.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import { hasCompany, hasNegation, isDenied, type Place } from './term-place.ts';
import { numberFinder } from './number-terms.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import type { WordVectors } from './word-vectors.ts';

export interface PointCoverage {
  readonly point: string;
  /** From 0 (missing) to 1 (one of its terms is there). At most `softMost` when only a near word is there. */
  readonly coverage: number;
  readonly kind: 'found' | 'near' | 'missing';
  /** The key point's own. */
  readonly bullet?: number;
  /** Only words that sound like its own are there. */
  readonly isBySound?: boolean;
  /** The words of the answer that cover it, as UTF-16 offsets. */
  readonly found?: { readonly start: number; readonly end: number };
  /** Where the answer says the contrary of it instead. */
  readonly contrary?: { readonly start: number; readonly end: number };
}

/** What a near word counts at most. */
const softMost = 0.8;
/** Cosine from which a near word counts, in an answer of `plainLength` content words, and how much more until it counts in full. */
const softFrom = 0.3;
const softWidth = 0.25;
const plainLength = 20;
/** The more words an answer has, the nearer its nearest word is by chance: so much more is asked for each doubling. */
const perDoubling = 0.075;
/** How far apart the words of a phrase may stand. */
const phraseSpread = 4;

/** What one word of a term counts where nothing of the topic is near it. */
const aloneCounts = 0.4;

interface TermMatch {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * How far an answer covers each key point. `vectors` lets words near in meaning count in part; without it only exact terms do. With
 * the text of the question a single word of a term counts in full only where the topic is near it: `practical` alone says nothing.
 */
export function coverKeyPoints(
  answer: string,
  points: readonly KeyPoint[],
  vectors?: WordVectors,
  question?: string,
): PointCoverage[] {
  const words = stemmedWords(answer);
  const topic = new Set(question === undefined ? [] : contentWords(question).map(({ stem }) => stem));
  const byStem = Map.groupBy(words, (word) => word.stem);
  const contentCount = words.filter(({ lower }) => isContentWord(lower)).length;
  const nearest = new Map<string, TermMatch>();
  const findNumber = numberFinder(answer);
  return points.map(({ point: name, terms, bullet }) => {
    const point = bullet === undefined ? { point: name } : { point: name, bullet };
    const isNegative = hasNegation(name);
    const hits = terms.flatMap((term) => findTerm(term, words, byStem).map((place) => ({ ...place, term })));
    const places = hits.filter((place) => isNegative || !isDenied(words, place, place.term));
    const number = terms.map((term) => findNumber(term)).find((match) => match !== undefined);
    const own = new Set(contentWords([name, ...terms].join(' ')).map(({ stem }) => stem));
    const exact =
      places.find((place) => question === undefined || hasCompany(words, place, { topic, own })) ?? number;
    if (exact !== undefined)
      return { ...point, coverage: 1, kind: 'found', found: { start: exact.start, end: exact.end } };
    const [alone] = places;
    if (alone !== undefined)
      return { ...point, coverage: aloneCounts, kind: 'near', found: { start: alone.start, end: alone.end } };
    // It is said that it is not so: that is no near word either.
    if (vectors === undefined || hits.length > 0) return { ...point, coverage: 0, kind: 'missing' };
    const best = terms
      .map((term) => softTerm(term, words, { byStem, vectors, nearest, contentCount }))
      .sort((a, b) => b.value - a.value)[0];
    if (best === undefined || best.value < 0.05) return { ...point, coverage: 0, kind: 'missing' };
    return { ...point, coverage: best.value, kind: 'near', found: { start: best.start, end: best.end } };
  });
}

/** The places where all words of a term stand near each other in order. */
function findTerm(
  term: string,
  words: readonly ContentWord[],
  byStem: ReadonlyMap<string, readonly ContentWord[]>,
): Place[] {
  const parts = stemmedWords(term);
  const wanted = parts.some(({ lower }) => isContentWord(lower))
    ? parts.filter(({ lower }) => isContentWord(lower))
    : parts;
  const first = wanted[0];
  if (first === undefined) return [];
  return (byStem.get(first.stem) ?? []).flatMap((start) => {
    let last = start;
    const isWhole = wanted.slice(1).every(({ stem }) => {
      const next = words.slice(last.at + 1, last.at + 1 + phraseSpread).find((word) => word.stem === stem);
      if (next !== undefined) last = next;
      return next !== undefined;
    });
    return isWhole ? [{ start: start.start, end: last.end, from: start.at, to: last.at }] : [];
  });
}

interface SoftContext {
  readonly byStem: ReadonlyMap<string, readonly ContentWord[]>;
  readonly vectors: WordVectors;
  readonly contentCount: number;
  /** Best match by term word, kept for the next term. */
  readonly nearest: Map<string, TermMatch>;
}

/** Mean over the words of a term: 1 where the word itself is there, at most `softMost` for the nearest other. */
function softTerm(term: string, words: readonly ContentWord[], context: SoftContext): TermMatch {
  const parts = stemmedWords(term).filter(({ lower }) => isContentWord(lower));
  const matches = parts.map((part) => {
    const same = context.byStem.get(part.stem)?.[0];
    if (same !== undefined) return { value: softMost, start: same.start, end: same.end };
    return nearestWord(part.lower, words, context);
  });
  const best = matches.toSorted((a, b) => b.value - a.value)[0];
  if (best === undefined) return { value: 0, start: 0, end: 0 };
  // A phrase with one word far from everything is not there, so the weakest word counts as much as the mean.
  const mean = matches.reduce((sum, { value }) => sum + value, 0) / matches.length;
  const least = Math.min(...matches.map(({ value }) => value));
  return { ...best, value: (mean + least) / 2 };
}

function nearestWord(
  word: string,
  words: readonly ContentWord[],
  { vectors, nearest, contentCount }: SoftContext,
): TermMatch {
  const known = nearest.get(word);
  if (known !== undefined) return known;
  let best: TermMatch = { value: 0, start: 0, end: 0 };
  const from = softFrom + perDoubling * Math.max(0, Math.log2(contentCount / plainLength));
  for (const { lower, start, end } of words) {
    if (!isContentWord(lower)) continue;
    const cosine = vectors.nearness(word, lower) ?? 0;
    const value = softMost * Math.max(0, Math.min(1, (cosine - from) / softWidth));
    if (value > best.value) best = { value, start, end };
  }
  nearest.set(word, best);
  return best;
}
