import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { baseOf, isOnly } from '#engines/writing/grammar/look.ts';
import type { PhrasePattern } from './pattern-file.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const object = set('me him her us them you it');
const subject = set('i he she we they you it');

/** What an item in capitals stands for. */
export const wordClasses: Readonly<Record<string, (token: TaggedToken) => boolean>> = {
  OBJECT: ({ lower }) => object.has(lower),
  SUBJECT: ({ lower }) => subject.has(lower),
  VERB: (token) =>
    isOnly(token, tag.base | tag.participle) && (token.could & tag.base) !== 0 && token.lower !== 'be',
  ING: (token) => isOnly(token, tag.ing | tag.adjective) && token.lower.endsWith('ing'),
  ADJECTIVE: (token) => (token.tag & tag.adjective) !== 0 && isOnly(token, tag.adjective | tag.adverb),
  THING: (token) => (token.tag & (tag.noun | tag.nouns)) !== 0,
  NOUNS: (token) => (token.tag & tag.nouns) !== 0,
  PARTICIPLE: (token) =>
    (token.tag & (tag.participle | tag.past)) !== 0 && (token.could & tag.participle) !== 0,
  COMPARATIVE: (token) => (token.could & tag.comparative) !== 0 && token.lower.endsWith('er'),
  DETERMINER: (token) => (token.tag & (tag.determiner | tag.possessive)) !== 0,
  NAME: ({ text }) => /^[A-Z][a-z]/u.test(text),
  BREAK: ({ kind, text }) => kind === 'mark' && /^[.,;:!?]$/u.test(text),
  /** Between the parts of a date in figures. */
  DASH: ({ kind, text }) => kind === 'mark' && /^[-\u2010-\u2013/]$/u.test(text),
  PERIOD: ({ lower }) => /^(?:years|months|weeks|days|hours|decades|centuries)$/u.test(lower),
  NUMBER: (token) => (token.tag & tag.number) !== 0,
  YEAR: ({ text }) => /^(?:1[5-9]|20)\d\d$/u.test(text),
  DAY: ({ lower }) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u.test(lower),
  MONTH: ({ text }) =>
    /^(?:January|February|April|June|July|August|September|October|November|December)$/u.test(text),
};

interface Item {
  readonly matches: (token: TaggedToken, lexicon: Lexicon) => boolean;
  readonly isNegated: boolean;
  /** Only looked at: the fix does not replace it. */
  readonly isAhead: boolean;
  /** Words that a token must be one of, when the item lists them: the first such item indexes the pattern. */
  readonly words: readonly string[] | undefined;
}

export interface CompiledPattern extends PhrasePattern {
  readonly items: readonly Item[];
  readonly isAtStart: boolean;
  /** Tokens that the fix replaces. */
  readonly length: number;
}

/**
 * `find` has one item for each token: a word, `a|b` for either, `~go` for any form of a verb, or a class in capitals. At the
 * end, `!` before an item means that the token must be something else, `+` that it must be this one; neither is replaced, and
 * after the last token stands a full stop. `^` at the beginning is the start of the sentence.
 */
export function compilePattern(pattern: PhrasePattern): CompiledPattern {
  const isAtStart = pattern.find.startsWith('^');
  const items = pattern.find.replace('^', '').trim().split(' ').map(compileItem);
  return { ...pattern, items, isAtStart, length: items.filter(({ isAhead }) => !isAhead).length };
}

function compileItem(text: string): Item {
  const isNegated = text.startsWith('!');
  const isAhead = isNegated || text.startsWith('+');
  const plain = isAhead ? text.slice(1) : text;
  if (plain.startsWith('~')) {
    const bases = new Set(plain.slice(1).split('|'));
    return {
      isNegated,
      isAhead,
      words: undefined,
      matches: (token, lexicon) => bases.has(token.lower) || bases.has(baseOf(lexicon, token) ?? ''),
    };
  }
  const parts = plain.split('|');
  const words = new Set(parts);
  const tests = parts.map((part) => wordClasses[part]).filter((test) => test !== undefined);
  return {
    isNegated,
    isAhead,
    words: tests.length > 0 ? undefined : parts,
    matches: (token) => words.has(token.lower) || tests.some((test) => test(token)),
  };
}
