import { tag } from './tags.ts';

/**
 * How well one part of speech follows another, as log-likelihoods that a person set (2026-11) from general knowledge of
 * English word order; what is not listed costs `unlisted`. `0` is the beginning of a sentence.
 */
const unlisted = -3.5;
const t = tag;
const noun = [t.noun, t.nouns, t.name];
const adjective = [t.adjective, t.comparative, t.superlative];

type Row = readonly [after: readonly number[], next: readonly (readonly [readonly number[], number])[]];
const rows: readonly Row[] = [
  [[0], [[[t.determiner, t.pronoun], -1], [[t.noun, t.nouns, t.name, t.preposition, t.adverb, t.adjective, t.possessive], -1.8], [[t.existential, t.question, t.to, t.conjunction, t.number, t.ing], -2.2], [[t.base, t.participle, t.modal, t.verbS, t.past], -3]]],
  [[t.determiner, t.possessive], [[[t.noun], -0.8], [[t.nouns], -1.2], [adjective, -1.2], [[t.number, t.participle], -2.2], [[t.ing], -2.6], [[t.adverb, t.name], -2.5], [[t.punctuation, t.verbS, t.modal], -3.2], [[t.preposition], -2.8], [[t.base, t.past], -5], [[t.pronoun], -4]]],
  [adjective, [[[t.noun], -0.8], [[t.nouns], -1], [[t.adjective], -2], [[t.preposition, t.punctuation, t.conjunction, t.to], -1.8], [[t.ing, t.participle], -3.2], [[t.base, t.past], -4.5], [[t.verbS, t.modal], -3.8], [[t.number, t.adverb, t.pronoun, t.determiner], -3]]],
  [[t.noun, t.name], [[[t.preposition, t.punctuation], -1], [[t.noun, t.nouns], -1.8], [[t.name], -2.2], [[t.verbS, t.modal, t.past], -1.7], [[t.conjunction, t.to], -1.9], [[t.adverb, t.question], -2.6], [[t.participle, t.ing], -2.8], [[t.base], -3.9], [[t.possessive], -2.4], [[t.pronoun, t.determiner], -3.2], [adjective, -3.4], [[t.number], -3]]],
  [[t.nouns], [[[t.preposition, t.punctuation], -1], [[t.base], -1.7], [[t.modal, t.past], -1.8], [[t.conjunction, t.to], -1.9], [[t.adverb, t.question], -2.5], [[t.participle, t.ing], -2.7], [[t.verbS], -3.6], [noun, -3.2], [[t.pronoun, t.determiner], -3.2], [adjective, -3], [[t.possessive], -3.4]]],
  [[t.pronoun], [[[t.base, t.modal, t.past], -1.2], [[t.verbS], -1.3], [[t.punctuation, t.preposition, t.to, t.adverb], -1.9], [[t.conjunction, t.question], -2.5], [[t.determiner, t.possessive, t.participle, t.ing], -3], [adjective, -2.8], [noun, -3.8]]],
  [[t.base], [[[t.determiner, t.possessive], -1.2], [[t.nouns, t.adjective, t.preposition, t.to, t.pronoun], -1.8], [[t.noun], -2], [[t.adverb, t.punctuation], -1.8], [[t.participle, t.ing], -2.4], [[t.name, t.conjunction, t.number, t.question, t.comparative, t.superlative], -2.5], [[t.base], -3.4], [[t.modal, t.verbS, t.past], -4.5]]],
  [[t.verbS, t.past], [[[t.determiner, t.possessive, t.adverb], -1.4], [[t.adjective, t.participle, t.preposition, t.to], -1.6], [[t.noun, t.nouns, t.pronoun, t.ing, t.punctuation], -2.1], [[t.name, t.number, t.question, t.conjunction, t.comparative, t.superlative], -2.5], [[t.existential], -3], [[t.base], -3.9], [[t.verbS, t.past, t.modal], -4.5]]],
  [[t.participle], [[[t.preposition], -0.9], [[t.punctuation, t.to, t.determiner, t.adverb], -1.8], [[t.noun, t.nouns, t.adjective, t.possessive, t.conjunction, t.pronoun], -2.3], [[t.participle, t.ing, t.question], -2.8], [[t.base, t.verbS, t.past, t.modal], -4.3]]],
  [[t.ing], [[[t.determiner, t.possessive, t.preposition], -1.5], [[t.noun, t.nouns, t.adjective], -1.6], [[t.punctuation, t.to, t.adverb, t.pronoun], -2], [[t.conjunction, t.verbS, t.modal, t.participle, t.name, t.question, t.number, t.comparative], -2.7], [[t.past], -3.6], [[t.base], -4.2]]],
  [[t.modal], [[[t.base], -0.4], [[t.adverb], -1.5], [[t.pronoun, t.determiner, t.punctuation], -3], [[t.noun, t.nouns], -4], [[t.participle, t.past, t.verbS], -5]]],
  [[t.to], [[[t.base], -0.4], [[t.adverb], -3], [[t.determiner, t.possessive, t.pronoun, t.name], -3.4], [[t.noun, t.nouns, t.adjective, t.ing], -4.2]]],
  [[t.preposition], [[[t.determiner, t.possessive], -1.1], [[t.noun, t.nouns, t.adjective], -1.6], [[t.pronoun, t.ing, t.name], -1.9], [[t.number], -2.3], [[t.question, t.adverb, t.participle, t.existential], -2.6], [[t.comparative, t.superlative, t.punctuation, t.preposition], -2.8], [[t.to], -3.2], [[t.base, t.verbS, t.past, t.modal], -4.8]]],
  [[t.conjunction], [[noun, -1.7], [[t.determiner, t.adjective, t.base, t.adverb, t.pronoun, t.possessive], -1.8], [[t.ing, t.participle, t.preposition, t.verbS, t.past], -2.2], [[t.existential, t.number, t.to, t.modal, t.comparative, t.question], -2.7], [[t.punctuation], -3.2]]],
  [[t.number], [[[t.nouns], -0.8], [[t.noun, t.adjective, t.preposition, t.punctuation], -1.6], [[t.number], -2], [[t.conjunction, t.verbS, t.past, t.modal, t.base], -2.8], [[t.superlative, t.comparative, t.participle, t.ing], -3]]],
  [[t.question], [[[t.pronoun, t.determiner, t.modal, t.verbS, t.base, t.past], -1.5], [noun, -1.9], [[t.adjective, t.possessive, t.adverb, t.to], -2], [[t.existential, t.preposition, t.punctuation, t.ing, t.participle], -2.8]]],
  [[t.existential], [[[t.verbS, t.base, t.past, t.modal], -0.7], [[t.punctuation, t.adverb], -2.6]]],
  [[t.punctuation], [[[t.determiner, t.pronoun, t.conjunction, t.adverb, t.preposition], -1.5], [[t.noun, t.nouns, t.name, t.adjective, t.possessive, t.question, t.punctuation], -1.9], [[t.ing, t.verbS, t.past, t.modal, t.base, t.existential, t.number, t.participle, t.to], -2.4], [[t.comparative, t.superlative], -3]]],
  [[t.adverb], [[[t.adjective, t.base, t.verbS, t.past, t.participle], -1.6], [[t.adverb, t.punctuation, t.preposition, t.determiner], -1.9], [[t.pronoun, t.ing, t.to, t.modal], -2.2], [[t.noun, t.nouns, t.possessive, t.conjunction, t.number, t.comparative, t.question, t.existential, t.name], -2.8]]],
  [[t.other], [[[t.punctuation], -1]]],
]; // prettier-ignore

const width = 26;
/** 0 is the beginning; a tag's place is one more than its bit. */
const placeOf = (which: number): number => (which === 0 ? 0 : 32 - Math.clz32(which));
const table = new Float64Array(width * width).fill(unlisted);
for (const [after, next] of rows) {
  for (const from of after) {
    for (const [tags, value] of next)
      for (const to of tags) table[placeOf(from) * width + placeOf(to)] = value;
  }
}

/** Log-likelihood of tag `to` after tag `from` (0 at the beginning of a sentence). */
export function transition(from: number, to: number): number {
  return table[placeOf(from) * width + placeOf(to)] ?? unlisted;
}
