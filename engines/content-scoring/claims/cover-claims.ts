import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import { stemmedWords } from '#domain/words/content-words.ts';
import type { PointCoverage } from '#engines/content-scoring/key-points.ts';
import { isContraryTo, type Truths } from './contrary.ts';
import type { Likeness } from './likeness.ts';
import { compareWith, type Comparison, type Stretch } from './stretches.ts';
import { partsOf, statementsOf, type Statement } from './statements.ts';

/** What is known of a question beside its key points. */
export interface ClaimSources {
  readonly modelAnswers: readonly string[];
  readonly prompt: string;
  /**
   * `retold`: the prompt is a text that is told again, and must not be contradicted. `free`: its words prove little, as every answer has
   * some, nor does a term in passing. `spoken`: who covers the key points looks for contradictions and words in passing elsewhere.
   */
  readonly how: keyof typeof limits;
}

/** Share of the words of a statement from which a stretch may say the same, and from which it surely does: where one of its terms stands, and where none does. */
const limits = {
  retold: {
    withTerm: { from: 0.15, full: 0.45, least: 0.5, most: 1 },
    without: { from: 0.3, full: 0.65, least: 0, most: 0.8 },
  },
  spoken: {
    withTerm: { from: 0.12, full: 0.4, least: 0.5, most: 1 },
    without: { from: 0.3, full: 0.65, least: 0, most: 0.8 },
  },
  free: {
    withTerm: { from: 0.2, full: 0.5, least: 0.35, most: 1 },
    without: { from: 0.32, full: 0.68, least: 0, most: 1 },
  },
} as const;
type Limits = (typeof limits)[keyof typeof limits];

/** From here on it is there. */
const isFound = 0.85;
/** What would not be shown as said counts nothing. */
const leastShown = 0.3;
/** A model answer's part with fewer content words says nothing by itself. */
const fewestWords = { retold: 3, spoken: 2, free: 2 } as const;

/**
 * How far an answer covers each key point: by stretches that have its words, or the words of what model answers say of it, exactly
 * or near in meaning. A single near word is not enough. What says the contrary of the text covers nothing. `byTerms`: the same key
 * points, found by their terms alone; they decide where a key point is only a word, and whether a term is more than a word in passing.
 */
export function coverClaims(
  answer: string,
  points: readonly KeyPoint[],
  { modelAnswers, prompt, how }: ClaimSources,
  { likeness, byTerms }: { readonly likeness: Likeness; readonly byTerms: readonly PointCoverage[] },
): PointCoverage[] {
  const isRetold = how === 'retold';
  const asked = new Set(how === 'free' ? stemmedWords(prompt).map(({ stem }) => stem) : []);
  const compare = compareWith(firstOf(statementsOf(answer)), asked, likeness);
  const parts = modelAnswers.flatMap(partsOf);
  const told = isRetold ? statementsOf(prompt) : [];
  const all = isRetold ? [...told, ...parts, ...points.flatMap(({ point }) => statementsOf(point))] : [];
  return points.map((point, at) => {
    const terms = point.terms.map(stemsOf);
    const has = (statement: Statement): boolean =>
      terms.some((stems) => stems.every((stem) => statement.some((word) => word.stem === stem)));
    const sayings = [
      ...statementsOf(point.point).slice(0, 1),
      ...parts.filter((part) => has(part) && contentStems(part).size >= fewestWords[how]),
    ].filter((saying) => contentStems(saying).size > 1);
    const simple = byTerms[at];
    if (sayings.length === 0 && simple !== undefined) return simple;
    // Words of the question prove nothing in an answer to it, and a word in passing or one that is denied no more.
    const telling =
      how !== 'free' || simple?.kind === 'found'
        ? terms.filter((stems) => stems.some((stem) => !asked.has(stem)))
        : [];
    const truths = isRetold ? { own: [...sayings, ...told.filter(has)], all } : null;
    const own = new Set([...terms.flat(), ...stemsOf(point.point)]);
    const covered = bestOf(compare(sayings, telling), { truths, limits: limits[how], own }, likeness);
    return { ...nameOf(point), ...covered };
  });
}

/** More words than any answer may have; a longer text has no form anyway. */
const mostWords = 1_000;

/** The sentences that begin in the first so many words, the last one cut. */
function firstOf(sentences: readonly Statement[]): Statement[] {
  let left = mostWords;
  return sentences.flatMap((sentence) => {
    const kept = sentence.slice(0, Math.max(0, left));
    left -= sentence.length;
    return kept.length === 0 ? [] : [kept];
  });
}

const nameOf = ({ point, bullet }: KeyPoint): Pick<PointCoverage, 'point' | 'bullet'> =>
  bullet === undefined ? { point } : { point, bullet };

const contentStems = (words: Statement): ReadonlySet<string> =>
  new Set(words.filter(({ isContent }) => isContent).map(({ stem }) => stem));

function stemsOf(term: string): string[] {
  const words = stemmedWords(term);
  const content = words.filter(({ lower }) => isContentWord(lower));
  return (content.length > 0 ? content : words).map(({ stem }) => stem);
}

type Covered = Pick<PointCoverage, 'coverage' | 'kind' | 'found' | 'contrary'>;

/** What covers nearly as much and overlaps speaks of the same. */
const nearlyBest = 0.9;

/** Without a word of its own, a key point may be there, in the words of a model answer. */
const mostInOtherWords = 0.8;

interface Measure {
  readonly truths: Truths | null;
  readonly limits: Limits;
  /** Stems of the key point and of its terms. */
  readonly own: ReadonlySet<string>;
}

/** The stretch that covers most, unless one that speaks of the same says the contrary. */
function bestOf(
  comparisons: Iterable<Comparison>,
  { truths, limits: { withTerm, without }, own }: Measure,
  likeness: Likeness,
): Covered {
  let candidates: (Pick<Comparison, 'stretch'> & { readonly value: number })[] = [];
  let most = 0;
  for (const { share, hasTerm, stretch } of comparisons) {
    const { from, full, least, most: top } = hasTerm ? withTerm : without;
    const value = least + (top - least) * Math.max(0, Math.min(1, (share - from) / (full - from)));
    if (value < nearlyBest * most || value < leastShown) continue;
    most = Math.max(most, value);
    candidates.push({ value, stretch });
  }
  candidates = candidates.filter(({ value }) => value >= nearlyBest * most);
  const best = candidates.find(({ value }) => value === most)?.stretch();
  if (best === undefined) return { coverage: 0, kind: 'missing' };
  const contrary =
    truths === null
      ? undefined
      : distinct(candidates).find((one) => overlaps(one, best) && isContraryTo(one, truths, likeness));
  if (contrary !== undefined) return { coverage: 0, kind: 'missing', contrary: placeOf(contrary) };
  const found = placeOf(best);
  const isNamed = best.words.some(({ stem, isContent }) => isContent && own.has(stem));
  if (most >= isFound && isNamed) return { coverage: 1, kind: 'found', found };
  return { coverage: Math.min(most, mostInOtherWords), kind: 'near', found };
}

function distinct(candidates: readonly Pick<Comparison, 'stretch'>[]): Stretch[] {
  const known = new Map<string, Stretch>();
  for (const { stretch } of candidates) {
    const one = stretch();
    const { start, end } = placeOf(one);
    known.set(`${start} ${end}`, one);
  }
  return [...known.values()];
}

function overlaps(a: Stretch, b: Stretch): boolean {
  const [first, second] = [placeOf(a), placeOf(b)];
  return first.start < second.end && second.start < first.end;
}

const placeOf = ({ words }: Stretch): { start: number; end: number } => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});
