import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A transcript with gaps that are filled with what is heard. */
export const TypedBlanksItem = z.object({
  ...itemFields,
  taskType: z.literal('FIB_L'),
  /** The gaps stand in it as `{1}`, `{2}` and so on, in this order, each once. */
  text: z.string().min(1),
  gaps: z
    .array(
      z.object({
        /** The one word that is said. */
        correct: z.string().min(1),
        /** Other spellings that count; national ones are known without being listed. */
        also: z.array(z.string().min(1)).max(4).default([]),
        why: z.string().min(10),
      }),
    )
    .min(3)
    .max(8),
});
