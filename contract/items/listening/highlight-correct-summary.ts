import { z } from 'zod';
import { itemFields, Option } from '#contract/items/item-fields.ts';

/** A recording and paragraphs of which one sums it up rightly. */
export const HighlightCorrectSummaryItem = z.object({
  ...itemFields,
  taskType: z.literal('HCS'),
  transcript: z.string().min(1),
  options: z.array(Option).min(3).max(4),
  correct: z.string(),
});
