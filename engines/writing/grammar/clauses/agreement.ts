import { irregularBase, pastForm } from '#domain/morphology/inflect.ts';
import { canBe, is, isOnly, skipAdverbs } from '#engines/writing/grammar/look.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import type { ClauseSubject } from './clause-subject.ts';
import { clauseLinks } from './describing-phrase.ts';
import { hasFiniteVerb } from './finite-verbs.ts';

// Whether a verb disagrees with its subject beyond doubt.

type Tokens = readonly TaggedToken[];
const forMany = new Set(['are', 'have', 'were']);
const forOne = new Set(['is', 'has', 'was', 'does']);
const unreal = new Set(['if', 'though', 'wish', 'wishes', 'wished', 'suppose', 'lest']);
/** What may follow a verb that could be a noun. */
const goesOn =
  tag.determiner |
  tag.possessive |
  tag.pronoun |
  tag.preposition |
  tag.to |
  tag.adverb |
  tag.nouns |
  tag.noun |
  tag.number |
  tag.adjective |
  tag.question |
  tag.punctuation;

/** `The cars which is here`: the place of the wrong verb after `who`, `which` or `that`, or -1. */
export function relativeAuxiliary(tokens: Tokens, { phrase, hasRelative }: ClauseSubject): number {
  if (
    !hasRelative ||
    phrase.number === 'unsure' ||
    !['who', 'which', 'that'].includes(tokens[phrase.head + 1]?.lower ?? '')
  )
    return -1;
  const at = skipAdverbs(tokens, phrase.head + 2);
  return (phrase.number === 'one' ? forMany : forOne).has(tokens[at]?.lower ?? '') ? at : -1;
}

/** `The jury has reached its decision and are returning`: the place of `are` after a verb for one, or -1. */
export function joinedAuxiliary(tokens: Tokens, { verb, phrase, isJoined }: ClauseSubject): number {
  if (isJoined || phrase.number === 'many' || !['is', 'has', 'was'].includes(tokens[verb]?.lower ?? ''))
    return -1;
  for (let at = verb + 1; at < verb + 9; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || clauseLinks.has(token.lower) || is(token, tag.nouns))
      return -1;
    if (token.lower === 'and')
      return forMany.has(tokens[at + 1]?.lower ?? '') &&
        is(tokens[at + 2], tag.ing | tag.participle | tag.past | tag.adverb)
        ? at + 1
        : -1;
  }
  return -1;
}

/** Rare words are in the lexicon with one of their classes only. */
export const isKnown = (lexicon: Lexicon, verb: TaggedToken | undefined): boolean =>
  (lexicon.find(verb?.lower ?? '')?.rank ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY ||
  forMany.has(verb?.lower ?? '');

export function isWrongForOne(tokens: Tokens, start: number, subject: ClauseSubject): boolean {
  const verb = tokens[subject.verb];
  if (verb === undefined || subject.isJoined) return false;
  const before = tokens[start - 1]?.lower ?? '';
  if (forMany.has(verb.lower) && is(tokens[subject.phrase.head], tag.name)) return false;
  if (forMany.has(verb.lower)) return !(verb.lower === 'were' && unreal.has(before));
  if (verb.lower === 'do') return ["n't", 'not'].includes(tokens[subject.verb + 1]?.lower ?? '');
  const next = tokens[subject.verb + 1];
  if (['become', 'come', 'run'].includes(verb.lower) && subject.isNear)
    return (
      is(next, tag.adjective | tag.comparative | tag.determiner | tag.adverb | tag.preposition) &&
      !hasFiniteVerb(tokens, subject.verb + 1)
    );
  if (!canBe(verb, tag.base) || canBe(verb, tag.past | tag.participle | tag.modal | tag.verbS)) return false;
  if (
    verb.lower === 'be' ||
    pastForm(verb.lower) === verb.lower ||
    (irregularBase(verb.lower) ?? verb.lower) !== verb.lower ||
    unreal.has(before)
  )
    return false;
  if (hasFiniteVerb(tokens, subject.verb + 1, tag.verbS | tag.past | tag.modal)) return false;
  if (canBe(verb, tag.adjective) && is(next, tag.noun | tag.nouns)) return false;
  if (subject.phrase.opener === null && canBe(tokens[subject.phrase.head], tag.base)) return false;
  if (isOnly(verb, tag.base)) return !is(next, tag.punctuation) || subject.isNear;
  return is(verb, tag.base) || (is(next, goesOn) && next?.lower !== 'of');
}

export function isWrongForMany(tokens: Tokens, subject: ClauseSubject): boolean {
  const verb = tokens[subject.verb];
  if (verb === undefined) return false;
  const { phrase } = subject;
  // `Mixing methods is something else`, `attacks on houses is one form`.
  if (
    phrase.opener === null &&
    is(tokens[phrase.head + 1], tag.ing) &&
    (forOne.has(verb.lower) || !is(tokens[phrase.head + 2], tag.preposition | tag.adverb))
  )
    return false;
  if (
    forOne.has(verb.lower) &&
    phrase.opener === null &&
    !subject.isNear &&
    ['one', 'a', 'an', 'the', 'something'].includes(tokens[subject.verb + 1]?.lower ?? '')
  )
    return false;
  // `The artists and repertoire department is`.
  if (
    tokens[phrase.head + 1]?.lower === 'and' &&
    !is(tokens[phrase.head + 2], tag.determiner | tag.possessive | tag.nouns)
  )
    return false;
  if (forOne.has(verb.lower)) return !isChoice(tokens, subject);
  if (!canBe(verb, tag.verbS) || canBe(verb, tag.base | tag.past)) return false;
  if (isChoice(tokens, subject)) return false;
  if (subject.isNear && is(tokens[subject.verb - 1], tag.nouns))
    return !hasFiniteVerb(tokens, subject.verb + 1, tag.past | tag.modal);
  return isOnly(verb, tag.verbS) || !hasFiniteVerb(tokens, subject.verb + 1, tag.base | tag.past | tag.modal);
}

const isChoice = (tokens: Tokens, { phrase, verb }: ClauseSubject): boolean =>
  tokens.slice(phrase.head, verb).some(({ lower }) => lower === 'or');
