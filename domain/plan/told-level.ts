import type { LevelUpdate } from '#contract/entities/progress.ts';
import { skills, type PteType, type Skill } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { shareOf } from '#domain/estimates/task-weights.ts';

/** What a learner told the wizard: the scores of a mock test, else the level of their English. */
export type ToldSource = 'mock' | 'level';

/** Scores on the exam's scale that a learner told. They count until answers say more. */
export interface ToldScores {
  readonly source: ToldSource;
  readonly scores: Readonly<Record<Skill, number>>;
}

/** Middles of the ranges that the testing company names for the levels; below A1 there is almost nothing to get. */
const scoreOfLevel: Readonly<Record<LevelUpdate['englishLevel'], number>> = {
  PRE_A1: 10,
  A1: 20,
  A2: 36,
  B1: 51,
  B2: 67,
  C1: 80,
  C2: 88,
};

/**
 * What was told counts as so many answers. A mock test has about 15 questions for each skill; a level is what somebody thinks of
 * themselves, and one for all skills. Our own choice.
 */
const worthInAnswers = {
  mock: { skill: 15, task: 4 },
  level: { skill: 5, task: 2 },
} as const satisfies Record<ToldSource, unknown>;

/** How far what was told may be off, in points to either side: another test on another day; the width of a level. Our own choice. */
export const doubtOfTold = { mock: 8, level: 10 } as const satisfies Record<ToldSource, number>;

/** The scores that the wizard's answers stand for; `null` while it was not answered. */
export function toldScores(level: LevelUpdate | null): ToldScores | null {
  if (level === null) return null;
  const { listening, reading, speaking, writing } = level;
  const mock = { listening, reading, speaking, writing };
  if (skills.every((skill) => mock[skill] > 0)) return { source: 'mock', scores: mock };
  const score = scoreOfLevel[level.englishLevel];
  return {
    source: 'level',
    scores: { listening: score, reading: score, speaking: score, writing: score },
  };
}

/** What was told of a task: of the skills that it counts for, each as much as it counts there. */
export function toldScoreOfTask(told: ToldScores, pteType: PteType, taskType: TaskType): number | null {
  const total = skills.reduce((sum, skill) => sum + shareOf(pteType, skill, taskType), 0);
  if (total === 0) return null;
  return skills.reduce(
    (sum, skill) => sum + (told.scores[skill] * shareOf(pteType, skill, taskType)) / total,
    0,
  );
}

/** How much of a score is from what was told, 1 without answers and less with each of them. */
export function weightOfTold({ source }: ToldScores, of: 'skill' | 'task', answers: number): number {
  const worth = worthInAnswers[source][of];
  return worth / (worth + answers);
}
