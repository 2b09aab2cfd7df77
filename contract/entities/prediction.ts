import { z } from 'zod';

/** How many learners met a practice in their exam. Counted from exam memories alone. What is `recent` is a prediction. */
export const PredictionRow = z.object({
  practiceId: z.int(),
  /** Ever. */
  count: z.int().min(1),
  /** In an exam of the last 30 days, and the day of the last exam: on every plan. Answers kept by older apps lack both. */
  recent: z.int().min(0).optional(),
  lastDay: z.string().optional(),
  /** In an exam of the last 7 and of the last 30 days; `null` without a premium plan. */
  weekly: z.int().min(0).nullable(),
  monthly: z.int().min(0).nullable(),
});
export type PredictionRow = z.infer<typeof PredictionRow>;

export const Predictions = z.object({ predictionList: z.array(PredictionRow) });
