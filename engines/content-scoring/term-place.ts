import type { ContentWord } from '#domain/words/content-words.ts';

/** Where the words of a term stand in an answer. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** Numbers of its first and last word among all words of the answer. */
  readonly from: number;
  readonly to: number;
}

const negators = new Set(
  "not never no without neither nor cannot hardly barely scarcely fails failed false untrue wrong n't".split(
    ' ',
  ),
);
const isNegator = (word: string): boolean => negators.has(word) || word.endsWith("n't");
/** `Not only`, `no doubt`, `not just`: they deny nothing. */
const harmless = new Set('only just doubt merely matter least'.split(' '));
const less = new Set(['less', 'fewer', 'lower', 'least']);
const more = new Set(['more', 'higher', 'greater', 'most']);
const reach = 3;

/** Whether a text says that something is not so. */
export const hasNegation = (text: string): boolean =>
  /\b(?:not|no|never|without|neither|nor|nobody|nothing|none|cannot|few|lack\w*|fail\w*)\b|n't\b/iu.test(
    text,
  );

/** Whether the words before a term, in the same clause, say the contrary: `not cheaper`, `less expensive` for `more expensive`. */
export function isDenied(words: readonly ContentWord[], place: Place, term: string): boolean {
  const lower = term.toLowerCase().split(/\s+/u);
  const before = words[place.from - 1]?.lower ?? '';
  if (less.has(before) && !lower.some((word) => less.has(word))) return lower.some((word) => more.has(word));
  if (more.has(before) && lower.some((word) => less.has(word))) return true;
  if (hasNegation(term)) return false;
  return words
    .slice(Math.max(0, place.from - reach), place.from)
    .some(
      ({ lower: word }, i, all) =>
        isNegator(word) && !harmless.has(all[i + 1]?.lower ?? words[place.from]?.lower ?? ''),
    );
}

interface Company {
  /** Stems of the question. */
  readonly topic: ReadonlySet<string>;
  /** Stems of the key point and its terms. */
  readonly own: ReadonlySet<string>;
}

/** Words on either side in which the topic, or more of the key point, has to stand. */
const nearby = 14;

/** Whether a term is a phrase, or other words of the topic or of the key point stand near it. */
export function hasCompany(
  words: readonly ContentWord[],
  { from, to }: Place,
  { topic, own }: Company,
): boolean {
  if (to > from) return true;
  const self = words[from]?.stem;
  return words
    .slice(Math.max(0, from - nearby), to + nearby + 1)
    .some(({ stem }) => stem !== self && (topic.has(stem) || own.has(stem)));
}
