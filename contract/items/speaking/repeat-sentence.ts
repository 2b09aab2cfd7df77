import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A sentence that is heard once and said again. */
export const RepeatSentenceItem = z.object({
  ...itemFields,
  taskType: z.literal('RS'),
  transcript: z.string().min(1),
});
