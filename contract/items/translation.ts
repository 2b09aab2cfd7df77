import { z } from 'zod';

/**
 * Sentence-wise translation; an alignment pairs the character offsets at which a phrase begins in source and target. `-1`: the
 * phrase has no counterpart there.
 */
export const Translation = z.object({
  sentenceList: z.array(
    z.object({
      source: z.string(),
      target: z.string(),
      alignments: z.array(z.object({ sourceStart: z.int(), targetStart: z.int() })),
    }),
  ),
});
export type Translation = z.infer<typeof Translation>;
