import { wordTokens } from '#domain/words/word-tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const both = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((one) => [...one]));

const articles = set('a an the');
const owners = set('my your our its their');
const links = set('and or but because although if that than');
const subjects = set('i he she we they');
const be = set('is are was were am');
const have = set('has have had');
/** Less `will`, `can`, `must` and `might`, which are nouns as well. */
const plainModals = set('would could should may cannot');
const verbs = both(be, have, plainModals, set('does did'));
const bound = set('of for with from into at among during without against towards upon between');
/** Words that may follow a preposition or a noun without an article, and so say little. */
const noNounBegins = both(
  articles,
  owners,
  subjects,
  verbs,
  bound,
  links,
  set('to in on by it them us me him'),
);

interface Row {
  readonly first: ReadonlySet<string>;
  /** What no English has right behind it. */
  readonly never: ReadonlySet<string>;
  /** Nor does a clause end with it. */
  readonly goesOn: boolean;
}
const row = (first: ReadonlySet<string>, never: ReadonlySet<string>, goesOn = false): Row => ({
  first,
  never,
  goesOn,
});
const rows: readonly Row[] = [
  row(both(articles, owners), noNounBegins, true),
  row(bound, both(subjects, verbs, links, set('of into with for from'))),
  row(set('in on by'), both(subjects, be, have, plainModals, set('of and or but because into with'))),
  row(both(plainModals, set('will can must might')), both(articles, owners, be, set('of for with from in on at by into than has had and or but'))),
  row(be, both(be, have, plainModals, subjects, set('does did of'))),
  row(have, both(be, plainModals, set('of and or but will has have'))),
  row(subjects, both(articles, owners, bound, set('to by of him them us me')), true),
  row(set('and or but'), set('and or but of than'), true),
  row(set('to'), both(be, links, subjects, plainModals, set('to of with from for at into has had does did will')), true),
  row(set('very too quite'), both(articles, bound, verbs, links, set('to in on by'))),
  row(set('because although if'), both(be, have, plainModals, set('and or but because')), true),
  row(set('than'), both(be, have, plainModals, set('and or of to')), true),
]; // prettier-ignore
/** Words of a class may stand in several rows. */
const byWord = Map.groupBy(
  rows.flatMap((one) => [...one.first].map((word) => ({ word, one }))),
  ({ word }) => word,
);

/** What order is: sentences of the bank and of weak learners have a likelihood of the parts of speech above it. */
const plainOrder = -1.6;
/** Of a long text less disorder is enough. */
const longText = 100;
const mostDisorder = { short: 0.27, long: 0.22, withoutPair: 0.35 } as const;

/**
 * Whether words stand in no order: the parts of speech follow each other as they hardly ever do, and small words have neighbours
 * that no English has. Of the bank's answers none comes above 0.17, of 72 rated essays none above 0.06; their words shuffled, as a
 * whole or within clauses, have 0.3 to 1.6. `orderLikelihood`: that of the parts of speech, per word.
 */
export function isShuffled(text: string, wordCount: number, orderLikelihood: number): boolean {
  const { of, wrong } = orderFaults(text);
  const disorder = plainOrder - orderLikelihood + (2 * wrong) / Math.max(1, of);
  if (wrong === 0) return disorder > mostDisorder.withoutPair;
  return disorder > (wordCount < longText ? mostDisorder.short : mostDisorder.long);
}

/**
 * Pairs of small words that no English has, whatever they are about: `the of`, `would the`, `a and`. Words in random order have many
 * of them, sentences of the weakest learners hardly any.
 */
function orderFaults(text: string): { readonly of: number; readonly wrong: number } {
  const words = wordTokens(text);
  let of = 0;
  let wrong = 0;
  words.forEach(({ word, end }, at) => {
    const own = byWord.get(word.toLowerCase());
    if (own === undefined) return;
    of += 1;
    const next = words[at + 1];
    // What breaks off at the very end is only unfinished.
    if (next === undefined) return;
    const isLast = /[^\s"'()\u2018\u2019\u201C\u201D]/u.test(text.slice(end, next.start));
    const isWrong = own.some(({ one }) => (isLast ? one.goesOn : one.never.has(next.word.toLowerCase())));
    if (isWrong) wrong += 1;
  });
  return { of, wrong };
}
