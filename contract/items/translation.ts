import { z } from 'zod';

/** Which text of an item a sentence is of. The question has its options with it. */
export const TranslatedPart = z.enum(['TEXT', 'QUESTION', 'EXPLANATION']);
export type TranslatedPart = z.infer<typeof TranslatedPart>;

/**
 * A sentence in English and in another language. An alignment pairs the character offsets at which a phrase begins in source and
 * target. `-1`: the phrase has no counterpart there.
 */
export const SentencePair = z.object({
  part: TranslatedPart,
  source: z.string(),
  target: z.string(),
  alignments: z.array(z.object({ sourceStart: z.int(), targetStart: z.int() })),
});
export type SentencePair = z.infer<typeof SentencePair>;

/** Sentence-wise translation of an item. */
export const Translation = z.object({
  sentenceList: z.array(SentencePair),
  /** A machine made it, and nobody has read it. */
  isMachine: z.boolean(),
});
export type Translation = z.infer<typeof Translation>;
