import { z } from 'zod';
import { PteType } from '#contract/exam.ts';

const officialScore = z.int().min(10).max(90);

/** What an official result says: the exam, the day on which it was taken, and the five scores. */
export const ScoreReport = z.object({
  pteType: PteType,
  /** Day of the test where it was taken. */
  date: z.iso.date().refine((day) => day >= '2009-01-01', 'must not be before the exam began'),
  overall: officialScore,
  listening: officialScore,
  reading: officialScore,
  speaking: officialScore,
  writing: officialScore,
});
export type ScoreReport = z.infer<typeof ScoreReport>;

/** A result that a learner entered; its key is its id. */
export const ScoreReportDto = ScoreReport.extend({ id: z.uuid() });
export type ScoreReportDto = z.infer<typeof ScoreReportDto>;
