import { z } from 'zod';
import { itemFields, Option } from '#contract/items/item-fields.ts';

/** A passage and a question with one right answer. */
export const ReadingChoiceSingleItem = z.object({
  ...itemFields,
  taskType: z.literal('MCS_R'),
  passage: z.string().min(1),
  question: z.string().min(1),
  options: z.array(Option).min(3).max(6),
  correct: z.string(),
});
