import { dailyPractices, type LevelUpdate } from '#contract/entities/progress.ts';

/** The hours a day that the plan counts with, 1 to 5, by what the wizard was told. */
export const studyHours = (dailyPractice: LevelUpdate['dailyPractice']): number =>
  dailyPractices.indexOf(dailyPractice) + 1;
