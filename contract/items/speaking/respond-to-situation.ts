import { z } from 'zod';
import { itemFields, openAnswerFields } from '#contract/items/item-fields.ts';

/** What a reply does for the person whom it is said to. */
export const speechActs = [
  'request',
  'apology',
  'thanks',
  'reason',
  'offer',
  'refusal',
  'advice',
  'invitation',
] as const;

/** A situation that is read and heard, and replied to as one would in life. */
export const RespondToSituationItem = z.object({
  ...itemFields,
  ...openAnswerFields,
  taskType: z.literal('RTS'),
  /** Who the learner is, what has happened, and what they have to say to whom. Shown and read aloud once. */
  situation: z.string().min(1),
  /** Whom the reply is said to: `your manager`, `a friend`. */
  listener: z.string().min(2).max(60),
  /** How one speaks to that person. */
  register: z.enum(['formal', 'neutral', 'informal']),
  /** What a fitting reply does. */
  acts: z.array(z.enum(speechActs)).min(1).max(4),
});
