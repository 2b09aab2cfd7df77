import type { Lexicon, WeightedTag } from '#engines/writing/lexicon/lexicon.ts';
import type { Token } from '#engines/writing/text/tokens.ts';
import { functionWordTags } from './function-words.ts';
import { tag } from './tags.ts';

const only = (which: number): readonly WeightedTag[] => [{ tag: which, weight: 1 }];
const mark = only(tag.punctuation);
const number = only(tag.number);
const name: readonly WeightedTag[] = [{ tag: tag.name, weight: 1 }];

const suffixes: readonly (readonly [RegExp, readonly WeightedTag[]])[] = [
  [/ly$/u, only(tag.adverb)],
  [/(?:ness|tion|sion|ment|ity|ism|ship|hood|ance|ence)$/u, only(tag.noun)],
  [/(?:able|ible|ous|ful|less|ive|ish|ic|al|ary)$/u, [{ tag: tag.adjective, weight: 1 }, { tag: tag.noun, weight: 0.1 }]],
  [/ing$/u, [{ tag: tag.ing, weight: 1 }, { tag: tag.noun, weight: 0.2 }]],
  [/ed$/u, [{ tag: tag.participle, weight: 1 }, { tag: tag.past, weight: 1 }, { tag: tag.adjective, weight: 0.3 }]],
  [/[^s]s$/u, [{ tag: tag.nouns, weight: 1 }, { tag: tag.verbS, weight: 0.2 }]],
]; // prettier-ignore

const unknown: readonly WeightedTag[] = [
  { tag: tag.noun, weight: 1 },
  { tag: tag.adjective, weight: 0.3 },
  { tag: tag.base, weight: 0.15 },
];

/** What a token may be, from closed classes, the lexicon, its capitals and its ending. Never empty. */
export function guessTags(lexicon: Lexicon, token: Token, isFirst: boolean): readonly WeightedTag[] {
  if (token.kind === 'mark') return mark;
  const { lower, text } = token;
  const closed = functionWordTags(lower);
  if (closed !== undefined) return closed;
  if (/^\p{N}/u.test(text)) return /^\d+(?:th|st|nd|rd)$/u.test(lower) ? only(tag.adjective) : number;
  const found = lexicon.find(lower);
  const isCapital = /^\p{Lu}/u.test(text);
  if (isCapital && !isFirst)
    return found === undefined || !isCommon(found.tags) ? name : [...name, ...weigh(found.tags, 0.3)];
  if (found !== undefined && found.tags.length > 0) return found.tags;
  if (lower.includes('-')) return hyphenated(lexicon, lower);
  return suffixes.find(([pattern]) => pattern.test(lower))?.[1] ?? unknown;
}

const isCommon = (tags: readonly WeightedTag[]): boolean => tags.some((one) => one.tag !== tag.name);
const weigh = (tags: readonly WeightedTag[], by: number): WeightedTag[] =>
  tags.map((one) => ({ tag: one.tag, weight: one.weight * by }));

/** `well-known`, `ten-year-old` are adjectives above all; `decision-makers` is what its last part is. */
function hyphenated(lexicon: Lexicon, lower: string): readonly WeightedTag[] {
  const last = lexicon.find(lower.slice(lower.lastIndexOf('-') + 1))?.tags ?? [];
  if (last[0]?.tag === tag.nouns) return only(tag.nouns);
  return [
    { tag: tag.adjective, weight: 1 },
    { tag: tag.noun, weight: last[0]?.tag === tag.noun ? 0.8 : 0.2 },
  ];
}
