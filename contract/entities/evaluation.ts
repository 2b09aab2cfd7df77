import { z } from 'zod';

export const Verdict = z.enum(['FAIR', 'TOO_HIGH', 'TOO_LOW']);
export type Verdict = z.infer<typeof Verdict>;

/** The score that the learner had before them. `low` and `high` are equal where it was one number. */
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
