import { z } from 'zod';

/** How well the learner knew it. */
export const reviewGrades = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
export const ReviewGrade = z.enum(reviewGrades);
export type ReviewGrade = z.infer<typeof ReviewGrade>;

/**
 * What can be reviewed. `vocab`: what a word means. `spell`: how it is spelled. `say`: how it is said. `practice`: a
 * question that was answered wrongly.
 */
export const cardKinds = ['vocab', 'spell', 'say', 'practice'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Names a card, the same on all devices: its kind and the word as its book folds it, or the number of the question. */
export const cardKey = (kind: CardKind, name: string | number): string => `${kind}:${name}`;

export const reviewCard = z.string().regex(new RegExp(`^(${cardKinds.join('|')}):.{1,80}$`, 'u'));

/** One review of one card; its key is its id. The schedule of a card follows from all reviews of it. */
export const ReviewDto = z.object({
  id: z.uuid(),
  card: z.string(),
  grade: ReviewGrade,
  /** By the clock of the device that it was done on; a moment that cannot be true is the server's own. */
  reviewedDate: z.iso.datetime(),
});
export type ReviewDto = z.infer<typeof ReviewDto>;
