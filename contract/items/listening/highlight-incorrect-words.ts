import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A transcript in which some words are not those that are said. */
export const HighlightIncorrectWordsItem = z.object({
  ...itemFields,
  taskType: z.literal('HIW'),
  /** What is said. */
  transcript: z.string().min(1),
  /** Words that are shown in place of the spoken ones, in the order of the text. */
  changes: z
    .array(
      z.object({
        /** Zero-based place among the words of `transcript` (`wordTokens`). */
        at: z.int().min(0),
        /** The word that stands there; names the place for people who read the file. */
        said: z.string().min(1),
        shown: z.string().min(1),
        why: z.string().min(10),
      }),
    )
    .min(3)
    .max(7),
});
