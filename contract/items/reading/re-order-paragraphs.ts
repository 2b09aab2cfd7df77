import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** Boxes of text that are put into their order. */
export const ReOrderParagraphsItem = z.object({
  ...itemFields,
  taskType: z.literal('RO'),
  /** In the right order. The app shows them shuffled by a fixed permutation of the item's id. */
  paragraphs: z
    .array(z.object({ id: z.string().min(1).max(8), text: z.string().min(1), why: z.string().min(1) }))
    .min(4)
    .max(5),
});
