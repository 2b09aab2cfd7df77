import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A text in which each gap has a list of words to choose from. */
export const DropdownBlanksItem = z.object({
  ...itemFields,
  taskType: z.literal('FIB_RW'),
  /** The gaps stand in it as `{1}`, `{2}` and so on, in this order, each once. */
  text: z.string().min(1),
  gaps: z
    .array(
      z.object({
        /** In the order shown. */
        options: z.array(z.string().min(1)).length(4),
        correct: z.string().min(1),
        /** Why this word fits and the others do not. */
        why: z.string().min(10),
      }),
    )
    .min(3)
    .max(8),
});
