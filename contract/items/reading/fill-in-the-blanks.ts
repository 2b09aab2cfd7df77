import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A text whose gaps are filled from one bank of words with some to spare. */
export const DragBlanksItem = z.object({
  ...itemFields,
  taskType: z.literal('FIB_R'),
  /** The gaps stand in it as `{1}`, `{2}` and so on, in this order, each once. */
  text: z.string().min(1),
  gaps: z
    .array(z.object({ correct: z.string().min(1), why: z.string().min(10) }))
    .min(3)
    .max(6),
  /** Words of the bank that fit no gap. The app shows the bank shuffled by a fixed permutation of the item's id. */
  spare: z.array(z.string().min(1)).min(2).max(4),
});
