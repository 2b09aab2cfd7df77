import { sameNouns } from '#domain/morphology/irregular-nouns.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { hasFiniteVerb } from './clauses/finite-verbs.ts';
import { canBe, is } from './look.ts';
import { collective, countableGroups, uncountable } from './nouns.ts';

type Tokens = readonly TaggedToken[];
const ends =
  tag.punctuation |
  tag.preposition |
  tag.modal |
  tag.verbS |
  tag.question |
  tag.conjunction |
  tag.pronoun |
  tag.past |
  tag.to |
  tag.base;
const degree = new Set(
  'very well now here there too also every fluently already again yesterday today tomorrow later ago away apart long'.split(
    ' ',
  ),
);

/** Nothing after the noun at `at` belongs to it: no second noun of a compound, no `ten year old boy`. */
export function endsPhrase(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || degree.has(next.lower)) return true;
  if (next.lower === 'old') return !is(tokens[at + 2], tag.noun | tag.nouns | tag.adjective);
  if (!is(next, ends)) return false;
  // `the two brother look alike`
  if (is(next, tag.base) && !hasFiniteVerb(tokens, at + 2)) return true;
  return !canBe(next, tag.noun | tag.nouns) || is(next, tag.preposition | tag.past | tag.adverb);
}

/** Nouns in -ing that can be counted. */
const counted = new Set(
  'meeting building painting wedding drawing evening morning warning ceiling'.split(' '),
);

export function isPlainSingular(
  noun: Parameters<typeof is>[0],
  mayBeVerb: boolean,
  next: Parameters<typeof is>[0],
): boolean {
  if (
    noun === undefined ||
    !is(noun, tag.noun) ||
    noun.text !== noun.lower ||
    canBe(noun, tag.nouns | tag.adverb | tag.number | tag.pronoun | tag.determiner) ||
    (canBe(noun, tag.ing) && !counted.has(noun.lower)) ||
    (canBe(noun, tag.adjective) && is(next, tag.conjunction))
  )
    return false;
  if (!mayBeVerb && canBe(noun, tag.base | tag.past)) return noun.lower === 'problem';
  return (
    !uncountable.has(noun.lower) &&
    !sameNouns.has(noun.lower) &&
    (!collective.has(noun.lower) || countableGroups.has(noun.lower)) &&
    noun.lower.length > 2
  );
}
