import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { sameNouns } from '#domain/morphology/irregular-nouns.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, isWord } from '#engines/writing/grammar/look.ts';
import {
  alwaysPlural,
  collective,
  groupNouns,
  singularInS,
  surelyOne,
  units,
} from '#engines/writing/grammar/nouns.ts';

/** A noun with the words before it that belong to it. */
export interface NounPhrase {
  /** The determiner, possessive or number that it begins with, in lower case; `null` for a bare noun. */
  readonly opener: string | null;
  readonly head: number;
  /** Last token; the head itself. */
  readonly end: number;
  /** Whether the head is one or many; `unsure` for groups, amounts and words that can be both. */
  readonly number: 'one' | 'many' | 'unsure';
}

type Tokens = readonly TaggedToken[];
const noun = tag.noun | tag.nouns;
const described = tag.adjective | tag.comparative | tag.superlative;
const opens = tag.determiner | tag.possessive | tag.number;
/** Words that open a phrase by tag but do not here: questions, sentences of their own. */
const noOpeners = new Set("what which whatever whichever whose that 's such".split(' '));
/** One person or thing, whatever describes it. */
const pronouns = new Set(
  'everyone everybody someone somebody anyone anybody nobody everything something anything nothing'.split(
    ' ',
  ),
);
/** `the elderly need`: people who are so. */
export const peopleByNature: ReadonlySet<string> = new Set(
  'elderly homeless rich poor unemployed disabled injured wealthy sick blind deaf'.split(' '),
);
const quantifiers = new Set('most some many few several these those'.split(' '));
/** Adjectives that the lexicon has as adverbs. */
const daily = new Set('daily weekly monthly yearly early'.split(' '));
const someOf = new Set(['some', 'many', 'most', 'both', 'several', 'all', 'few']);
const whole = new Set(['all', 'both', 'half']);

/** The noun phrase that begins at `i`, up to its shortest end: a noun that the next word could follow as a verb. */
export function nounPhraseAt(tokens: Tokens, i: number, isInner = false): NounPhrase | undefined {
  let at = i;
  const first = tokens[at];
  if (
    !isWord(first) ||
    first === undefined ||
    (noOpeners.has(first.lower) && !(first.lower === 'that' && (isInner || i === 0)))
  )
    return undefined;
  if (pronouns.has(first.lower) || (['one', 'each'].includes(first.lower) && tokens[at + 1]?.lower === 'of'))
    return { opener: first.lower, head: at, end: at, number: 'one' };
  // `many of the houses`, `every one of them`
  if (someOf.has(first.lower) && tokens[at + 1]?.lower === 'of') {
    const some = nounPhraseAt(tokens, at + 2, true);
    return some?.opener === null || some === undefined
      ? undefined
      : { ...some, number: some.number === 'many' ? 'many' : 'unsure' };
  }
  if (first.lower === 'every' && tokens[at + 1]?.lower === 'one')
    return { opener: 'every', head: at + 1, end: at + 1, number: 'one' };
  // `living abroad helps`, but not `swimming pools need`
  if (
    is(first, tag.ing) &&
    !isInner &&
    (i === 0 || is(tokens[i - 1], tag.preposition)) &&
    is(tokens[at + 1], tag.adverb | tag.preposition | tag.determiner | tag.possessive)
  )
    return { opener: null, head: at, end: at, number: 'one' };
  if (is(first, tag.name))
    return { opener: null, head: at, end: nameEnd(tokens, at), number: numberOfName(tokens, at) };
  let opener: string | null = null;
  if (whole.has(first.lower) && is(tokens[at + 1], tag.determiner | tag.possessive)) at += 1;
  if (
    is(tokens[at], opens) ||
    (quantifiers.has(tokens[at]?.lower ?? '') && canBe(tokens[at + 1], described | noun))
  ) {
    opener = tokens[at]?.lower ?? null;
    at += 1;
    while (is(tokens[at], tag.number)) at += 1;
  }
  at = skipDescriptions(tokens, at, opener !== null);
  if (is(tokens[at], tag.name) && at > i)
    return { opener, head: at, end: nameEnd(tokens, at), number: 'unsure' };
  if (
    opener === 'the' &&
    peopleByNature.has(tokens[at]?.lower ?? '') &&
    !canBe(tokens[at + 1], noun | described)
  )
    return { opener, head: at, end: at, number: 'many' };
  if (
    peopleByNature.has(tokens[at - 1]?.lower ?? '') &&
    opener === 'the' &&
    at === i + 2 &&
    (!is(tokens[at], noun) || canBe(tokens[at], tag.verbS | tag.base))
  )
    return { opener, head: at - 1, end: at - 1, number: 'many' };
  // `the colour of`: a noun that the tagger took for an adjective.
  if (is(tokens[at], tag.preposition) && at > i + 1 && canBe(tokens[at - 1], tag.noun)) at -= 1;
  const head = is(tokens[at], noun | tag.preposition)
    ? lastNoun(tokens, at)
    : is(tokens[at + 1], tag.preposition) &&
        opener !== null &&
        canBe(tokens[at], tag.noun) &&
        is(tokens[at], described)
      ? at
      : -1;
  if (head < 0) return undefined;
  // `my brother's friends`
  const mark = tokens[head + 1];
  const isOwner =
    mark?.lower === "'s" &&
    (is(mark, tag.possessive) ||
      (sureVerbs.has(tokens[head + 3]?.lower ?? '') && !is(tokens[head + 2], tag.adverb | tag.determiner)));
  if (isOwner || (mark?.text === "'" && !mark.spaced && is(tokens[head + 2], noun | described))) {
    const owned = nounPhraseAt(tokens, head + 2, true) ?? shedAt(tokens, head + 2);
    return owned === undefined || owned.opener !== null ? undefined : { ...owned, opener: opener ?? 'his' };
  }
  return { opener, head, end: head, number: numberOf(tokens, opener, head) };
}

/** `my father's shed has`: a noun that the tagger took for a participle. */
const shedAt = (tokens: Tokens, at: number): NounPhrase | undefined =>
  canBe(tokens[at], noun | tag.base | tag.participle)
    ? { opener: null, head: at, end: at, number: 'unsure' }
    : undefined;

/** The phrase with a later noun as its head, when its compound turns out to go on. */
export function withHead(tokens: Tokens, { opener }: NounPhrase, head: number): NounPhrase {
  return { opener, head, end: head, number: numberOf(tokens, opener, head) };
}

function nameEnd(tokens: Tokens, i: number): number {
  let at = i;
  while (is(tokens[at + 1], tag.name)) at += 1;
  return at;
}

/** One word that is no name of a place, a team or several people is one person; most names cannot be told. */
function numberOfName(tokens: Tokens, at: number): NounPhrase['number'] {
  const { text } = tokens[at] ?? { text: '' };
  return /^\p{Lu}\p{Ll}+$/u.test(text) && !/(?:s|ish|ese|ch|God)$/u.test(text) && nameEnd(tokens, at) === at
    ? 'one'
    : 'unsure';
}

function skipDescriptions(tokens: Tokens, i: number, hasOpener: boolean): number {
  const isPart = hasOpener
    ? (at: number) => describes(tokens, at) || describesAfterOpener(tokens, at)
    : (at: number) => describes(tokens, at);
  let at = i;
  while (isPart(at)) at += 1;
  return at;
}

const describes = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], described) || (is(tokens[at], tag.adverb) && is(tokens[at + 1], described | tag.participle));

function describesAfterOpener(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  // `most travel agencies`
  if (is(token, tag.base)) return canBe(token, tag.noun) && is(next, tag.nouns);
  if (daily.has(token?.lower ?? '')) return is(next, noun);
  if (['little', 'other', 'same'].includes(token?.lower ?? '')) return is(next, described | noun);
  return is(token, tag.participle | tag.ing | tag.number) && is(next, described | noun);
}

/** The last noun of a compound; a noun that could be a verb ends it unless a sure verb follows. */
function lastNoun(tokens: Tokens, i: number): number {
  if (!is(tokens[i], noun)) return -1;
  let at = i;
  while (
    is(tokens[at], tag.noun) &&
    is(tokens[at + 1], noun) &&
    !canBe(tokens[at + 1], tag.adverb) &&
    (!canBe(tokens[at + 1], tag.base | tag.verbS) || sureVerbs.has(tokens[at + 2]?.lower ?? ''))
  )
    at += 1;
  return at;
}

const sureVerbs = new Set(
  'is are was were has have does do can could will would should must may might'.split(' '),
);
/** Rare plurals that the lexicon has as plain nouns (houselights, infantrymen, larvae). */
const looksPlural = /(?:[^sui]s|men|ae|ata|by|fish|god|heaven|thou|today|tonight|tomorrow|yesterday)$/u;
const ofMany = new Set('many several few various both these those'.split(' '));
const single = new Set(['a', 'an', 'every', 'each']);
/** Words in -s that can be one thing. */
const sometimesOne = new Set(
  'works barracks gallows innings odds shambles sweepstakes falls woods commons sports'.split(' '),
);
const ofOne = new Set('a an each every another this that one'.split(' '));

function numberOf(tokens: Tokens, opener: string | null, head: number): NounPhrase['number'] {
  const found = tokens[head];
  const { lower, text } = found ?? { lower: '', text: '' };
  if (opener === 'the' && peopleByNature.has(lower)) return 'many';
  if (lower === 'number' && opener === 'the' && tokens[head + 1]?.lower === 'of') return 'one';
  if (found === undefined || sameNouns.has(lower) || groupNouns.has(lower)) return 'unsure';
  // Names of bodies and places (the United Nations, the Netherlands).
  if (/^\p{Lu}/u.test(text) && (head > 0 || /^\p{Lu}{2}/u.test(text))) return 'unsure';
  if (opener === null && canBe(tokens[head - 1], tag.ing)) return 'unsure';
  if (/^\p{Lu}/u.test(tokens[head - 1]?.text ?? '') && head > 1) return 'unsure';
  if (alwaysPlural.has(lower)) return 'many';
  if (surelyOne.has(lower)) return 'one';
  if (collective.has(lower) && opener !== null && single.has(opener)) return 'one';
  if (collective.has(lower) || singularInS.has(lower)) return 'unsure';
  if (
    is(found, tag.nouns) &&
    (!canBe(found, tag.noun) || (/[^s]s$/u.test(lower) && !sometimesOne.has(lower)))
  ) {
    // `Ten years is a long time.`
    if (units.has(lower) && (opener === null || is(tokens[head - 1], tag.number) || !ofMany.has(opener)))
      return 'unsure';
    return opener !== null && ofOne.has(opener) ? 'unsure' : 'many';
  }
  // `the two brother`: a number wants a plural, whatever the verb is.
  if (is(tokens[head - 1], tag.number) && tokens[head - 1]?.lower !== 'one') return 'unsure';
  if (is(found, tag.noun) && !canBe(found, tag.nouns | tag.number) && !looksPlural.test(lower))
    return opener !== null &&
      (ofMany.has(opener) || ['some', 'most', 'all', 'such'].includes(opener) || /^\d/u.test(opener))
      ? 'unsure'
      : 'one';
  return 'unsure';
}
