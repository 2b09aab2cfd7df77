/** Parts of speech, as bits so that a word can have a set of them. The first twelve are the open ones of the lexicon. */
export const tag = {
  noun: 1 << 0,
  nouns: 1 << 1,
  name: 1 << 2,
  base: 1 << 3,
  verbS: 1 << 4,
  past: 1 << 5,
  participle: 1 << 6,
  ing: 1 << 7,
  adjective: 1 << 8,
  comparative: 1 << 9,
  superlative: 1 << 10,
  adverb: 1 << 11,
  determiner: 1 << 12,
  pronoun: 1 << 13,
  possessive: 1 << 14,
  modal: 1 << 15,
  to: 1 << 16,
  preposition: 1 << 17,
  conjunction: 1 << 18,
  number: 1 << 19,
  question: 1 << 20,
  existential: 1 << 21,
  punctuation: 1 << 22,
  other: 1 << 23,
} as const;

/** The open tags in the order in which the lexicon file numbers them, from 1; 0 is none. */
export const openTags: readonly number[] = Array.from({ length: 12 }, (_, i) => 1 << i);

export const anyNoun = tag.noun | tag.nouns | tag.name;
export const anyVerb = tag.base | tag.verbS | tag.past | tag.participle | tag.ing;
export const finiteVerb = tag.base | tag.verbS | tag.past;
export const anyAdjective = tag.adjective | tag.comparative | tag.superlative;
