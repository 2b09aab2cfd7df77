import { z } from 'zod';

/** What an answer counts for one skill. `null`: the task does not count for it, or it is not measured yet. */
const SkillPoints = z.object({ score: z.number().min(0), max: z.number().min(0) }).nullable();

/** The four skills by the letters of an answer card. */
export const LetterScores = z.object({ L: SkillPoints, W: SkillPoints, R: SkillPoints, S: SkillPoints });
export type LetterScores = z.infer<typeof LetterScores>;

/** Fewest and most words, both included. `null`: the exam does not limit them, or does not have the task. */
const WordLimits = z.object({ min: z.int().min(0), max: z.int().min(0) }).nullable();

/** A score with all that its screen shows around it. */
export const ScoreDisplay = z.object({
  listening: SkillPoints,
  reading: SkillPoints,
  speaking: SkillPoints,
  writing: SkillPoints,
  /** Seconds that the answer took. */
  timeTaken: z.number().min(0),
  /** Path of the public page. `null`: the answer is not shared, or is no reading answer. */
  shareLink: z.string().nullable(),
  /** `null` where nothing is written. */
  wordsCount: z.int().min(0).nullable(),
  wordLimits: z.object({ CORE: WordLimits, ACADEMIC: WordLimits }),
  /** One part for each trait. `value` is `null` while it is not measured; `content` says how sure it is. */
  accordionData: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      value: z.number().nullable(),
      maxValue: z.number().nullable(),
      content: z.string(),
    }),
  ),
});
export type ScoreDisplay = z.infer<typeof ScoreDisplay>;
