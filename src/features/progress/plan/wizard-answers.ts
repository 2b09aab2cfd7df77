import type { LevelUpdate } from '#contract/entities/progress.ts';
import { isOnScale, noScores, type TargetScores } from '#domain/goals/target-presets.ts';
import { studyHours } from '#domain/plan/study-hours.ts';

/** What was said in the wizard so far. */
export interface WizardAnswers {
  readonly englishLevel: LevelUpdate['englishLevel'] | null;
  readonly dailyPractice: LevelUpdate['dailyPractice'] | null;
  readonly hasTakenMockTest: boolean;
  readonly mock: TargetScores;
}

export const wizardSteps = ['English Level', 'Study Preference', 'Mock Test', 'Study Plan'] as const;

/** What an earlier run of the wizard said. */
export function answersOf(level: LevelUpdate | null): WizardAnswers {
  if (level === null)
    return { englishLevel: null, dailyPractice: null, hasTakenMockTest: false, mock: noScores };
  const { englishLevel, dailyPractice, listening, reading, speaking, writing, overall } = level;
  const hasTakenMockTest = overall > 0;
  const mock = hasTakenMockTest ? { listening, reading, speaking, writing, overall } : noScores;
  return { englishLevel, dailyPractice, hasTakenMockTest, mock };
}

/** Whether a step is answered, so that the next one opens (spec section 5). */
export function isStepDone(step: number, answers: WizardAnswers): boolean {
  if (step === 0) return answers.englishLevel !== null;
  if (step === 1) return answers.dailyPractice !== null;
  return !answers.hasTakenMockTest || Object.values(answers.mock).every(isOnScale);
}

/** The answers as the server takes them (spec section 3); `null` while something is missing. */
export function levelOf(answers: WizardAnswers): LevelUpdate | null {
  const { englishLevel, dailyPractice, hasTakenMockTest, mock } = answers;
  if (englishLevel === null || dailyPractice === null || !isStepDone(2, answers)) return null;
  const scores = hasTakenMockTest ? mock : { listening: 0, reading: 0, speaking: 0, writing: 0, overall: 0 };
  return {
    englishLevel,
    dailyPractice,
    dailyPracticeDuration: {
      seconds: 3_600 * studyHours(dailyPractice),
      zero: false,
      nano: 0,
      negative: false,
      positive: true,
      units: [],
    },
    ...scores,
    readingLevel: 0,
    writingLevel: 0,
    speakingLevel: 0,
    listeningLevel: 0,
  };
}
