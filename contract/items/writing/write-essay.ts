import { z } from 'zod';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** A question that an essay is written about. */
export const WriteEssayItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('WE'),
  prompt: z.string().min(1),
});
