import { z } from 'zod';
import { itemFields, Option } from '#contract/items/item-fields.ts';

/** A recording and a question with several right answers. */
export const ListeningChoiceMultipleItem = z.object({
  ...itemFields,
  taskType: z.literal('MCM_L'),
  transcript: z.string().min(1),
  question: z.string().min(1),
  options: z.array(Option).min(5).max(7),
  correct: z.array(z.string()).min(2).max(4),
});
