import { isInDictionary, type Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import { baseGuesses, pluralForm, singularGuesses, thirdPerson } from '#domain/morphology/inflect.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';

/** What several rules ask of words and their neighbours. */

export const is = (token: TaggedToken | undefined, tags: number): boolean =>
  token !== undefined && (token.tag & tags) !== 0;
/** The word can be nothing but these. */
export const isOnly = (token: TaggedToken | undefined, tags: number): boolean =>
  token !== undefined && token.could !== 0 && (token.could & ~tags) === 0;
export const canBe = (token: TaggedToken | undefined, tags: number): boolean =>
  token !== undefined && (token.could & tags) !== 0;

export const isWord = (token: TaggedToken | undefined): boolean => token?.kind === 'word';

/** Words that open a clause, so that what follows is its subject. Those that also are prepositions are left out. */
const openers = new Set(
  'because if when although though while whereas unless but so whenever wherever whether since until that as where why how'.split(
    ' ',
  ),
);
const nominative = new Set(['i', 'he', 'she', 'we', 'they']);
const afterComma = new Set([...nominative, 'it']);
const tellers = new Set(
  'think thinks thought believe believes believed say says said know knows knew hope hopes feel feels felt guess mean means suppose'.split(
    ' ',
  ),
);
const beforeThat = new Set(
  'fact view idea opinion belief feeling sure true clear obvious certain evident statement undeniable likely possible surprising'.split(
    ' ',
  ),
);
const subjunctive = new Set(
  'suggest suggests suggested recommend recommends recommended insist insists insisted demand demands demanded require requires required propose proposed proposes ask asked essential important vital necessary crucial imperative request requested better advisable'.split(
    ' ',
  ),
);

/** A subject can begin at token `i`: the sentence, or a clause after a word that opens one, begins here. */
export function startsClause(tokens: readonly TaggedToken[], i: number): boolean {
  const before = tokens[i - 1];
  if (before === undefined) return true;
  if (before.text === ',' && afterComma.has(tokens[i]?.lower ?? '') && !is(tokens[i - 2], tag.pronoun))
    return true;
  if (before.kind === 'mark') return isIntroduced(tokens, i - 1);
  if (nominative.has(tokens[i]?.lower ?? '') && tellers.has(before.lower)) return true;
  if (before.lower === 'not' && tokens[i - 2]?.lower === 'or' && /^wh?eth/u.test(tokens[i - 3]?.lower ?? ''))
    return true;
  if (before.lower === 'not' && i === 1) return true;
  if (
    before.lower === 'and' &&
    is(tokens[i], tag.determiner | tag.possessive) &&
    isOnly(tokens[i - 2], tag.adjective | tag.adverb) &&
    isAfterOneClause(tokens, i - 1)
  )
    return true;
  if (joins.has(before.lower) && tokens[i - 2]?.text === ',' && isAfterOneClause(tokens, i - 2)) return true;
  if (!openers.has(before.lower)) return false;
  if (before.lower === 'that' || before.lower === 'as' || before.lower === 'so')
    return (
      !isSubjunctive(tokens, i - 1) &&
      before.lower === 'that' &&
      (is(tokens[i - 2], tag.base | tag.verbS | tag.past | tag.ing) ||
        beforeThat.has(tokens[i - 2]?.lower ?? ''))
    );
  return true;
}

const joins = new Set(['and', 'so', 'but']);
/** A whole clause and no list stands before the comma: `it rained, and the …`. */
function isAfterOneClause(tokens: readonly TaggedToken[], comma: number): boolean {
  const before = tokens.slice(0, comma);
  return (
    before.every(({ text }) => text !== ',' && text !== ';' && text !== ':') &&
    before.some((token) => is(token, tag.verbS | tag.past | tag.modal) || token.lower === 'are')
  );
}

/** A comma after one introductory word or phrase (`However,` `In my opinion,`): no list can have begun yet. */
function isIntroduced(tokens: readonly TaggedToken[], comma: number): boolean {
  if (tokens[comma]?.text !== ',' || comma > 5) return false;
  const first = tokens[0];
  return (
    is(first, tag.adverb | tag.preposition | tag.conjunction) &&
    tokens
      .slice(0, comma)
      .every((token) => token.kind === 'word' && !is(token, tag.verbS | tag.past | tag.modal))
  );
}

function isSubjunctive(tokens: readonly TaggedToken[], that: number): boolean {
  return subjunctive.has(tokens[that - 1]?.lower ?? '') || subjunctive.has(tokens[that - 2]?.lower ?? '');
}

/** The base form of a verb, when the lexicon knows one. */
export function baseOf(lexicon: Lexicon, token: TaggedToken): string | undefined {
  if (canBe(token, tag.base) && !['am', 'are', "'re", "'m"].includes(token.lower)) return token.lower;
  return baseGuesses(token.lower).find((base) => isVerb(lexicon, base));
}

const auxiliaries = new Set(['be', 'have', 'do']);
function isVerb(lexicon: Lexicon, base: string): boolean {
  return auxiliaries.has(base) || (lexicon.find(base)?.tags.some((one) => one.tag === tag.base) ?? false);
}

export function singularOf(lexicon: Lexicon, token: TaggedToken): string | undefined {
  return singularGuesses(token.lower).find((singular) => {
    const entry = lexicon.find(singular);
    return entry !== undefined && isInDictionary(entry) && entry.tags.some((one) => one.tag === tag.noun);
  });
}

/** The plural, when it is a word of its own. */
export function pluralOf(lexicon: Lexicon, singular: string): string | undefined {
  const plural = pluralForm(singular);
  const entry = plural === singular ? undefined : lexicon.find(plural);
  return entry !== undefined && isInDictionary(entry) ? plural : undefined;
}

/** The form of a present tense verb that goes with `he`, or with `they`. */
export function agreeing(lexicon: Lexicon, verb: TaggedToken, isSingular: boolean): string | undefined {
  const fixed = new Map(
    isSingular
      ? [['are', 'is'], ['am', 'is'], ['were', 'was'], ['have', 'has'], ['do', 'does']]
      : [['is', 'are'], ['am', 'are'], ['was', 'were'], ['has', 'have'], ['does', 'do']],
  ).get(verb.lower); // prettier-ignore
  if (fixed !== undefined) return fixed;
  if (isSingular) return canBe(verb, tag.base) ? thirdPerson(verb.lower) : undefined;
  return baseOf(lexicon, verb);
}

const asking = new Set(['when', 'where', 'why', 'how', 'that', 'no', 'as']);
/** First token at or after `i` that is no adverb or negation. */
export function skipAdverbs(tokens: readonly TaggedToken[], i: number): number {
  let at = i;
  while (
    isWord(tokens[at]) &&
    (is(tokens[at], tag.adverb) || tokens[at]?.lower === "n't") &&
    !asking.has(tokens[at]?.lower ?? '')
  )
    at += 1;
  return at;
}

/** End (the place after the last token) of adjectives and nouns that lead to a head noun, from `i` on. */
export function skipAdjectives(tokens: readonly TaggedToken[], i: number): number {
  let at = i;
  while (
    is(tokens[at], tag.adjective | tag.comparative | tag.superlative) ||
    (is(tokens[at], tag.adverb) && is(tokens[at + 1], tag.adjective))
  )
    at += 1;
  return at;
}

/** Writes a word as the one that it replaces was written. */
export function likeCase(word: string, model: TaggedToken | undefined): string {
  return model !== undefined && /^\p{Lu}/u.test(model.text) && model.text !== 'I'
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;
}

/** The text of tokens `from` to `to` as far as rules need it: single spaces, contractions closed up. */
export function textOf(tokens: readonly TaggedToken[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token, i) => (i > 0 && token.spaced ? ` ${token.text}` : token.text))
    .join('');
}
