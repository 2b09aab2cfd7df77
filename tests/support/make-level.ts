import type { LevelUpdate } from '#contract/entities/progress.ts';
import { studyHours } from '#domain/plan/study-hours.ts';

/** What a learner tells the plan wizard: an hour a day, and no mock test unless said otherwise. */
export function makeLevel(rest: Partial<Omit<LevelUpdate, 'dailyPracticeDuration'>> = {}): LevelUpdate {
  const { dailyPractice = 'LESS_THAN_1' } = rest;
  return {
    englishLevel: 'B1',
    dailyPractice,
    dailyPracticeDuration: {
      seconds: 3_600 * studyHours(dailyPractice),
      zero: false,
      nano: 0,
      negative: false,
      positive: true,
      units: [],
    },
    reading: 0,
    writing: 0,
    speaking: 0,
    listening: 0,
    overall: 0,
    readingLevel: 0,
    writingLevel: 0,
    speakingLevel: 0,
    listeningLevel: 0,
    ...rest,
  };
}
