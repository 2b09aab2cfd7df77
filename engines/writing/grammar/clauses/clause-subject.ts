import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { canBe, is, isOnly, isWord } from '#engines/writing/grammar/look.ts';
import { bareTimeAt, clauseLinks, describingEnd, particles } from './describing-phrase.ts';
import { auxiliaries, newSubjects } from './finite-verbs.ts';
import { nounPhraseAt, peopleByNature, withHead, type NounPhrase } from './noun-phrase.ts';
import { isClosed, isOnlyVerb } from './only-verb.ts';

// Finds the noun that a clause is about and its verb, over the phrases that describe the noun: `the teams in the northern league keep`.

/** A noun phrase and the finite verb that belongs to it. */
export interface ClauseSubject {
  readonly phrase: NounPhrase;
  /** Place of the verb. */
  readonly verb: number;
  /** Something is joined with `and` or `or` between the head and the verb. */
  readonly isJoined: boolean;
  /** Nothing but adverbs stands between the head and the verb. */
  readonly isNear: boolean;
  /** A clause with `who`, `which` or `that` stands between the head and the verb. */
  readonly hasRelative: boolean;
}

type Tokens = readonly TaggedToken[];
const noun = tag.noun | tag.nouns | tag.name;
/** Farthest place of the verb behind the head, in tokens. */
const reach = 14;

/** The verb of the subject that begins at `i`; `undefined` where the phrase or its verb are not plain. */
export function clauseSubjectAt(tokens: Tokens, i: number): ClauseSubject | undefined {
  let phrase = nounPhraseAt(tokens, i);
  if (phrase === undefined) return undefined;
  let at = phrase.end + 1;
  let isJoined = false;
  let hasRelative = false;
  let isNear = true;
  const end = phrase.head + reach;
  while (at <= end) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (isWord(token) && isVerbHere(tokens, at)) return { phrase, verb: at, isJoined, isNear, hasRelative };
    // `the morning train leave`: a noun that could have been the verb belongs to the compound.
    const before = tokens[at - 1];
    const isCompound = is(before, tag.noun)
      ? canBe(token, tag.noun | tag.nouns) && !is(token, tag.adverb | tag.preposition)
      : is(before, tag.nouns) && is(token, tag.noun) && !canBe(token, tag.base);
    if (isCompound) {
      if (at === phrase.end + 1) phrase = withHead(tokens, phrase, at);
      at += 1;
      continue;
    }
    if (token.lower === 'there') return undefined;
    if (is(token, tag.adverb) && !clauseLinks.has(token.lower)) {
      at += 1;
      continue;
    }
    const last = describingEnd(tokens, at);
    if (last < 0 || /^(?:watching|seeing|hearing|letting|making|helping|having)$/u.test(token.lower))
      return undefined;
    isJoined ||= (token.lower === 'and' || token.lower === 'or') && !isPairInside(tokens, at, phrase.end);
    hasRelative ||= ['who', 'which', 'that'].includes(token.lower);
    isNear = false;
    at = last + 1;
  }
  return undefined;
}

/** `the price of fruit and vegetables`: two bare nouns after one preposition. */
const isPairInside = (tokens: Tokens, and: number, head: number): boolean =>
  and - 1 > head && is(tokens[and - 2], tag.preposition) && is(tokens[and + 1], noun);

/** Token `at` is the verb of a subject that ended before it, by its form or because nothing after it can be. */
function isVerbHere(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return false;
  const after = tokens[at + 1];
  const isEnd =
    after === undefined ||
    newSubjects.has(after.lower) ||
    after.kind === 'mark' ||
    clauseLinks.has(after.lower);
  if (
    is(before, tag.to | tag.modal | tag.determiner | tag.possessive) ||
    /^(?:gotta|gonna|wanna)$/u.test(before.lower)
  )
    return false;
  if (/-(?:it|we|they|he|she|this|that|a|the|must)$/u.test(before.lower)) return false;
  if (auxiliaries.has(token.lower) && !is(token, tag.possessive)) return true;
  if (
    peopleByNature.has(before.lower) &&
    tokens[at - 2]?.lower === 'the' &&
    canBe(token, tag.verbS | tag.base)
  )
    return true;
  if (is(token, tag.modal)) return true;
  // `the results published last week show`
  if (is(token, tag.past | tag.participle))
    return !(canBe(token, tag.participle) && isDescription(tokens, at));
  if (!canBe(token, tag.base | tag.verbS) || before.lower.includes('-')) return false;
  // `workers in the building trades.`
  if (isEnd && canBe(token, noun | tag.adjective) && !isClosed(tokens, at)) return false;
  // `the hotel lift fail`
  if (canBe(token, tag.noun) && is(before, tag.noun) && is(after, tag.base) && isOnly(after, tag.base))
    return false;
  if (is(token, tag.base | tag.verbS))
    return (
      !is(before, tag.preposition | tag.adjective) ||
      (particles.has(before.lower) && isOnly(token, tag.verbS))
    );
  if (!is(token, noun) || !(is(before, noun | tag.adverb) || before.text === ',')) return false;
  return isOnlyVerb(tokens, at);
}

/** A third form that describes the noun before it: a place, time or manner follows, and a sure verb after that. */
function isDescription(tokens: Tokens, at: number): boolean {
  if (!is(tokens[at + 1], tag.preposition | tag.adverb | tag.to) && bareTimeAt(tokens, at + 1) === 0)
    return false;
  for (let i = at + 2; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'mark' || clauseLinks.has(token.lower)) return false;
    if (auxiliaries.has(token.lower) || is(token, tag.verbS)) return true;
    if (is(token, tag.base) && is(tokens[i - 1], tag.nouns)) return true;
  }
  return false;
}
