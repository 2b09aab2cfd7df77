import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A question that is heard once and answered with a word or a few. */
export const AnswerShortQuestionItem = z.object({
  ...itemFields,
  taskType: z.literal('ASQ'),
  /** The question as it is spoken. */
  transcript: z.string().min(1),
  /** Every answer that counts, the best one first, without an article: `library`, `public library`. */
  accepted: z.array(z.string().min(1).max(60)).min(1).max(12),
});
