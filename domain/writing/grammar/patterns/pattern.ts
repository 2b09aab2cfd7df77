import type { Lexicon } from '../../lexicon/lexicon.ts';
import { comparativeForm, ingForm, participleForm, pastForm, thirdPerson } from '../../morphology/inflect.ts';
import type { TaggedToken } from '../../tagging/tag-sentence.ts';
import { tag } from '../../tagging/tags.ts';
import { baseOf, isOnly, singularOf } from '../look.ts';

/**
 * A phrase that learners write, as data. `find` has one item for each token: a word, `a|b` for either, `~go` for any form
 * of a verb, or a class in capitals; at the end, `!` before an item means that the token must be something else, `+` that it must
 * be this one (neither is replaced, and after the last token stands a full stop); `^` at the beginning is the start of the sentence. `fix` replaces the whole match: `$1` is the first token as
 * written, `$1:ing`, `$1:base`, `$1:past`, `$1:participle`, `$1:singular`, `$1:er` and `$1:est` its other forms,
 * `$1=make` another verb in its form.
 */
export interface PhrasePattern {
  readonly find: string;
  readonly fix: string;
  readonly reason: string;
  readonly wrong: string;
  readonly right: string;
}

export type PatternRow = readonly [find: string, fix: string, reason: string, wrong: string, right: string];
export const toPatterns = (rows: readonly PatternRow[]): PhrasePattern[] =>
  rows.map(([find, fix, reason, wrong, right]) => ({ find, fix, reason, wrong, right }));

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const object = set('me him her us them you it');
const subject = set('i he she we they you it');
const classes: Readonly<Record<string, (token: TaggedToken) => boolean>> = {
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

export interface Item {
  readonly matches: (token: TaggedToken, lexicon: Lexicon) => boolean;
  readonly negated: boolean;
  /** Only looked at: the fix does not replace it. */
  readonly isAhead: boolean;
  /** Words that a token must be one of, when the item lists them: the first such item indexes the pattern. */
  readonly words: readonly string[] | undefined;
}

export interface CompiledPattern extends PhrasePattern {
  readonly items: readonly Item[];
  readonly atStart: boolean;
  /** Tokens that the fix replaces. */
  readonly length: number;
}

export function compilePattern(pattern: PhrasePattern): CompiledPattern {
  const atStart = pattern.find.startsWith('^');
  const items = pattern.find.replace('^', '').trim().split(' ').map(compileItem);
  return { ...pattern, items, atStart, length: items.filter(({ isAhead }) => !isAhead).length };
}

function compileItem(text: string): Item {
  const negated = text.startsWith('!');
  const isAhead = negated || text.startsWith('+');
  const plain = isAhead ? text.slice(1) : text;
  if (plain.startsWith('~')) {
    const bases = new Set(plain.slice(1).split('|'));
    return {
      negated,
      isAhead,
      words: undefined,
      matches: (token, lexicon) => bases.has(token.lower) || bases.has(baseOf(lexicon, token) ?? ''),
    };
  }
  const parts = plain.split('|');
  const tests = parts.map((part) => classes[part]).filter((test) => test !== undefined);
  if (tests.length > 0) {
    const words = new Set(parts);
    return {
      negated,
      isAhead,
      words: undefined,
      matches: (token) => words.has(token.lower) || tests.some((test) => test(token)),
    };
  }
  const words = new Set(parts);
  return { negated, isAhead, words: parts, matches: (token) => words.has(token.lower) };
}

/** Another verb in the form of a given one: `make` for `did` is `made`. */
function inflectLike({ lower, tag: which, could }: TaggedToken, base: string): string {
  if (lower.endsWith('ing')) return ingForm(base);
  if ((could & tag.verbS) !== 0) return thirdPerson(base);
  if ((could & tag.base) !== 0) return base;
  return which === tag.participle ? participleForm(base) : pastForm(base);
}

/** The words that replace a match. */
export function writeFix(fix: string, tokens: readonly TaggedToken[], lexicon: Lexicon): string {
  return fix.replace(/\$(\d)(?::(\w+))?(?:=(\w+))?/gu, (_, ...found: (string | undefined)[]) => {
    const [place, form, other] = found;
    const token = tokens[Number(place) - 1];
    if (token === undefined) return '';
    if (other !== undefined) return inflectLike(token, other);
    if (form === undefined) return token.text;
    const base = baseOf(lexicon, token) ?? token.lower;
    switch (form) {
      case 'ing':
        return ingForm(base);
      case 'participle':
        return participleForm(base);
      case 'singular':
        return singularOf(lexicon, token) ?? token.lower;
      case 'past':
        return pastForm(base);
      case 'er':
      case 'est':
        return comparativeForm(token.lower, form);
      default:
        return base;
    }
  });
}
