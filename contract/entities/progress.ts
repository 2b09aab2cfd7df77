import { z } from 'zod';

const count = z.int().min(0);

/** Counts per skill and the activity of the last months (upper-case month names). */
export const Statistics = z.object({
  speakingCount: count,
  speakingTotal: count,
  readingCount: count,
  readingTotal: count,
  writingCount: count,
  writingTotal: count,
  listeningCount: count,
  listeningTotal: count,
  practiceMonths: z.array(z.object({ month: z.string(), count })),
});

/** What is left of the free AI scores. `remaining` is `null` without a limit. */
export const AiQuota = z.object({ status: z.enum(['TRIAL', 'PREMIUM']), remaining: count.nullable() });
export type AiQuota = z.infer<typeof AiQuota>;

/** What a learner without a plan has: so many AI scores for good (`account`), or anew every day in UTC (`day`). */
export const FreeScores = z.object({ scores: count, per: z.enum(['account', 'day']) });
export type FreeScores = z.infer<typeof FreeScores>;

/** What is told with each sync: what is left, and of what, so that a device can say without a connection when more come. */
export const ToldAiQuota = AiQuota.extend({ free: FreeScores.optional() });
export type ToldAiQuota = z.infer<typeof ToldAiQuota>;

const planCount = count.nullable();
/** A study plan; `id` 0 means none. A task with a `null` count is hidden. */
export const StudyPlan = z.object({
  id: z.int().min(0),
  dailyPracticeSpeaking: planCount,
  dailyPracticeWriting: planCount,
  dailyPracticeListening: planCount,
  dailyPracticeReading: planCount,
  speakingReadAloud: planCount,
  speakingRepeatSentence: planCount,
  speakingDescribeImage: planCount,
  speakingRespondToSituation: planCount,
  speakingAnswerShortQuestion: planCount,
  speakingRetellLecture: planCount,
  speakingSummarizeGroupDiscussion: planCount,
  writingSummarizeWrittenText: planCount,
  writingWriteEmail: planCount,
  writingWriteEssay: planCount,
  readingMultipleChoiceMultiple: planCount,
  readingFillInTheBlanks: planCount,
  readingMultipleChoiceSingle: planCount,
  readingReorderParagraphs: planCount,
  readingRwFillInTheBlanks: planCount,
  listeningHighlightIncorrectWords: planCount,
  listeningFillInTheBlanks: planCount,
  listeningMultipleChoiceMultiple: planCount,
  listeningMultipleChoiceSingle: planCount,
  listeningSelectMissingWord: planCount,
  listeningSummarizeSpokenText: planCount,
  listeningWriteFromDictation: planCount,
  listeningHighlightCorrectSummary: planCount,
});

/**
 * Whose day a plan is for: `dayStart` is the instant at which the day began where the learner is, with that place's distance
 * from UTC, e.g. `2026-11-23T00:00:00+05:30`. Without it the day is the one in UTC.
 */
export const StudyPlanQuery = z.object({ dayStart: z.iso.datetime({ offset: true }).optional() });

export const englishLevels = ['PRE_A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export const dailyPractices = [
  'LESS_THAN_1',
  'BETWEEN_1_2',
  'BETWEEN_2_3',
  'BETWEEN_3_4',
  'MORE_THAN_4',
] as const;
/** A mock score: 0 for none, else 10 to 90. */
const mockScore = z
  .int()
  .refine((score) => score === 0 || (score >= 10 && score <= 90), 'must be 0 or 10 to 90');
const zeroLevel = z.literal(0);

/**
 * Body of PUT /api/settings/level (spec section 3, study plan update payload). Seconds are 3600 times the hours.
 * The change feed carries it too; its key there is `level`.
 */
export const LevelUpdate = z.object({
  englishLevel: z.enum(englishLevels),
  dailyPractice: z.enum(dailyPractices),
  dailyPracticeDuration: z.object({
    seconds: z.int().min(3_600).max(18_000),
    zero: z.boolean(),
    nano: z.int(),
    negative: z.boolean(),
    positive: z.boolean(),
    units: z.array(z.unknown()),
  }),
  reading: mockScore,
  writing: mockScore,
  speaking: mockScore,
  listening: mockScore,
  overall: mockScore,
  readingLevel: zeroLevel,
  writingLevel: zeroLevel,
  speakingLevel: zeroLevel,
  listeningLevel: zeroLevel,
});

export type StudyPlan = z.infer<typeof StudyPlan>;
export type Statistics = z.infer<typeof Statistics>;
export type LevelUpdate = z.infer<typeof LevelUpdate>;

const targetScore = z.int().min(10).max(90);
/** `version` 0: none was set; the scores are then the lowest of the exam and there is no date. */
export const ScoreTarget = z.object({
  listening: targetScore,
  reading: targetScore,
  writing: targetScore,
  speaking: targetScore,
  overall: targetScore,
  examDate: z.iso.date().nullable(),
  language: z.string().regex(/^[A-Z]{2,3}$/, 'must be a language code in capitals'),
  version: z.int().min(0),
});
export const ScoreTargetUpdate = ScoreTarget.extend({ examDate: z.iso.date() });
/** The target as the change feed carries it; its version is the change's and its key is `target`. */
export const TargetDto = ScoreTargetUpdate.omit({ version: true });
export type TargetDto = z.infer<typeof TargetDto>;
