import { z } from 'zod';
import { itemFields, Option } from '#contract/items/item-fields.ts';

/** A recording and a question with one right answer. */
export const ListeningChoiceSingleItem = z.object({
  ...itemFields,
  taskType: z.literal('MCS_L'),
  transcript: z.string().min(1),
  question: z.string().min(1),
  options: z.array(Option).min(3).max(5),
  correct: z.string(),
});
