import { z } from 'zod';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** A lecture that is heard once and told again in one's own words. */
export const ReTellLectureItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('RL'),
  transcript: z.string().min(1),
});
