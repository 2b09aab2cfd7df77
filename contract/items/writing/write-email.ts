import { z } from 'zod';
import { itemFields, KeyPoint } from '#contract/items/item-fields.ts';

/** A situation that an email is written about, with three things that it has to do. */
export const WriteEmailItem = z.object({
  ...itemFields,
  taskType: z.literal('WEM'),
  /** What has happened and whom to write to. */
  situation: z.string().min(1),
  /** Whom the email goes to: `Ms Ortega, your landlady`. */
  recipient: z.string().min(2).max(80),
  register: z.enum(['formal', 'neutral', 'informal']),
  /** What the email has to say, as the task lists it. */
  bullets: z.array(z.string().min(1)).length(3),
  modelAnswers: z.array(z.string()).min(1),
  /** `bullet`: the place (0 to 2) of the bullet that it answers. */
  keyPoints: z
    .array(KeyPoint.extend({ bullet: z.int().min(0).max(2) }))
    .min(3)
    .max(6),
});
