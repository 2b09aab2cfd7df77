import { z } from 'zod';
import { itemFields, KeyPoint } from '#contract/items/item-fields.ts';

/** Somebody who takes part in a discussion. */
export const DiscussionSpeaker = z.object({
  id: z.string().min(1).max(8),
  /** As the others call them. */
  name: z.string().min(2).max(30),
  voice: z.enum(['woman', 'man']),
});

/** A discussion of three people that is heard once and summed up. */
export const SummarizeGroupDiscussionItem = z.object({
  ...itemFields,
  taskType: z.literal('SGD'),
  speakers: z.array(DiscussionSpeaker).length(3),
  /** What they say, in order. `speaker` is the id of one of `speakers`. */
  turns: z
    .array(z.object({ speaker: z.string(), text: z.string().min(1) }))
    .min(3)
    .max(30),
  modelAnswers: z.array(z.string()).min(1),
  /** `speaker`: whose view it is; `null` for what they share or how their views relate. */
  keyPoints: z
    .array(KeyPoint.extend({ speaker: z.string().nullable() }))
    .min(4)
    .max(8),
});
