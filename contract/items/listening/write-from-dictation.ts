import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A sentence that is heard once and written down. */
export const WriteFromDictationItem = z.object({
  ...itemFields,
  taskType: z.literal('WFD'),
  transcript: z.string().min(1),
});
