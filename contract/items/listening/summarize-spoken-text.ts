import { z } from 'zod';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** A short talk that is heard once and summed up in writing. Its length and its summary's are those of one exam. */
export const SummarizeSpokenTextItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('SST'),
  transcript: z.string().min(1),
});
