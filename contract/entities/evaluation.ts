import { z } from 'zod';
import { textLimits } from '#contract/text-limits.ts';

export const Verdict = z.enum(['FAIR', 'TOO_HIGH', 'TOO_LOW']);
export type Verdict = z.infer<typeof Verdict>;

/** The score that the learner judged, as the screen showed it. `low` and `high` are equal where it was one number. */
export const JudgedScore = z
  .object({
    /** Version of the scorer, such as `writing@2026-11-25`. */
    scorer: z.string().min(1).max(100),
    low: z.number().min(0),
    high: z.number().min(0),
    max: z.number().min(1).max(1_000),
    /** `null`: not known. */
    scoredOn: z.enum(['device', 'server']).nullable(),
  })
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'must not be below low' })
  .refine(({ high, max }) => high <= max, { path: ['high'], error: 'must not be above max' });
export type JudgedScore = z.infer<typeof JudgedScore>;

/** What a learner thinks of the score of an own answer. `verdict: null` takes an earlier verdict back, with its comment. */
export const EvaluationSet = z.object({
  answerId: z.uuid(),
  verdict: Verdict.nullable(),
  /** Why, in the learner's words. */
  comment: z.string().trim().min(1).max(textLimits.evaluation).nullable().default(null),
  about: JudgedScore,
});
export type EvaluationSet = z.infer<typeof EvaluationSet>;

/** A verdict as the change feed carries it; its key is the answer. */
export const EvaluationDto = z.object({
  answerId: z.uuid(),
  verdict: Verdict,
  comment: z.string().nullable(),
  about: JudgedScore,
  lastModifiedDate: z.iso.datetime(),
});
export type EvaluationDto = z.infer<typeof EvaluationDto>;

/** What a single call answers. `verdict` and `comment` are `null` once the verdict is taken back. */
export const EvaluationState = EvaluationSet.extend({ comment: z.string().nullable(), version: z.int() });
export type EvaluationState = z.infer<typeof EvaluationState>;
