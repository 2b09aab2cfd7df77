import { z } from 'zod';
import { ItemImage } from '#contract/images/item-image.ts';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** A picture that is described in one's own words. */
export const DescribeImageItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('DI'),
  image: ItemImage,
  /** For those who do not see it, before they answer: what kind of picture, of what, its parts. Not what follows from it. */
  summary: z.string().min(20).max(300),
  /** All that the picture shows, after the answer. */
  description: z.string().min(40).max(1500),
});
export type DescribeImageItem = z.infer<typeof DescribeImageItem>;
