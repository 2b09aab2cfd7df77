import { z } from 'zod';
import { itemFields, Option } from '#contract/items/item-fields.ts';

/** A recording whose last words are a beep, and answers of which one completes it. */
export const SelectMissingWordItem = z.object({
  ...itemFields,
  taskType: z.literal('SMW'),
  /** What the recording is about, in one line, as the task tells before it plays. */
  about: z.string().min(5).max(160),
  /** What is said before the beep; no full stop at its end. */
  transcript: z.string().min(1),
  options: z.array(Option).min(3).max(5),
  correct: z.string(),
});
