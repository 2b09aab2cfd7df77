import type { TextSpan } from '#contract/entities/text-span.ts';
import type { TaggedSentence } from '#engines/writing/grammar/check-grammar.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

type Tokens = TaggedSentence['tokens'];

/** From this share of its words on, fragments make an answer a list of key words. */
const mostFragments = 0.5;

const finite = tag.base | tag.verbS | tag.past | tag.modal;
/** Small words that only sentences have: key words are said without them. */
const small =
  tag.determiner | tag.pronoun | tag.possessive | tag.modal | tag.to | tag.conjunction | tag.existential;

const wordsOf = (tokens: Tokens): Tokens => tokens.filter(({ kind }) => kind === 'word');

/** Stretches without a verb that has a subject, where an answer is little else: a list of key words, or of labels. */
export function fragmentsIn(sentences: readonly Tokens[]): TextSpan[] {
  const lists = sentences.filter(isFragment);
  const count = (some: readonly Tokens[]): number => some.reduce((sum, one) => sum + wordsOf(one).length, 0);
  const items = lists.reduce((sum, one) => sum + (isLongList(one) ? fewestItems : partsOf(one).length), 0);
  if (items < fewestItems || count(lists) < mostFragments * count(sentences)) return [];
  return lists.map((tokens) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 }));
}

function isFragment(tokens: Tokens): boolean {
  if (isLongList(tokens)) return true;
  return !partsOf(tokens).some((part) =>
    part.some((word, i) => i > 0 && isVerb(word, part.length) && ((part[i - 1]?.tag ?? 0) & tag.to) === 0),
  );
}

/** Many words in a row with hardly a small one among them. */
function isLongList(tokens: Tokens): boolean {
  const words = wordsOf(tokens);
  const smallWords = words.filter((word) => (word.tag & small) !== 0).length;
  return words.length >= longList && smallWords < fewestSmall * words.length;
}
const longList = 8;
const fewestSmall = 0.08;
/** A sentence or two that only seem to have no verb are no list. */
const fewestItems = 5;

/** `An engineer mixed it with clay` may be tagged as a participle; `sorted, washed, rock frozen` are. */
const isVerb = (word: Tokens[number], partLength: number): boolean =>
  (word.tag & finite) !== 0 || (partLength >= wholeClause && (word.tag & tag.participle) !== 0);
const wholeClause = 4;
/** What stands between commas and other marks. */
function partsOf(tokens: Tokens): Tokens[] {
  const parts: Tokens[number][][] = [[]];
  for (const token of tokens)
    if (token.kind === 'word') parts.at(-1)?.push(token);
    else parts.push([]);
  return parts.filter(({ length }) => length > 0);
}
