import type { PartOfSpeech } from '#contract/entities/word.ts';

/** Short labels as in spec section 3, and the names for those who do not know them. */
export const partNames: Readonly<Record<PartOfSpeech, { readonly short: string; readonly name: string }>> = {
  VERB: { short: '[v]', name: 'verb' },
  NOUN: { short: '[n]', name: 'noun' },
  ADJECTIVE: { short: '[adj]', name: 'adjective' },
  ADVERB: { short: '[adv]', name: 'adverb' },
  PRONOUN: { short: '[pron]', name: 'pronoun' },
  PREPOSITION: { short: '[prep]', name: 'preposition' },
  CONJUNCTION: { short: '[conj]', name: 'conjunction' },
  INTERJECTION: { short: '[intj]', name: 'interjection' },
  DETERMINER: { short: '[det]', name: 'determiner' },
  OTHER: { short: '[other]', name: 'other' },
};
