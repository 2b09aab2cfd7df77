import { z } from 'zod';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** A text that is summed up in writing. */
export const SummarizeWrittenTextItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('SWT'),
  passage: z.string().min(1),
});
