import { skills, type PteType, type Skill } from '#contract/exam.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { calibrate, type Comparison } from './calibrate.ts';
import { guessSkill, guessTask, rangeOf, type ScoreGuess, type ScoreRange } from './skill-estimate.ts';
import { taskLevel, type AnswerShare, type TaskLevel } from './task-level.ts';
import { shareOf } from './task-weights.ts';

/** How sure an estimate is, in a word; from the width of its range. */
export type Certainty = 'rough' | 'fair' | 'good';

/** What the answers say of a score. Too few of them say nothing: there is never a number without a range. */
export type Estimate =
  | {
      readonly kind: 'range';
      readonly range: ScoreRange;
      readonly middle: number;
      readonly certainty: Certainty;
      readonly answers: number;
      /** Real results moved it. */
      readonly isCalibrated: boolean;
    }
  | {
      readonly kind: 'too-few';
      readonly answers: number;
      /** Tasks that would tell most, the one that counts most first. */
      readonly wanted: readonly TaskType[];
    };

export interface Estimates {
  readonly skills: Readonly<Record<Skill, Estimate>>;
  readonly overall: Estimate;
  readonly tasks: ReadonlyMap<TaskType, Estimate>;
}

/** Scored answers by task, the newest first. */
export type AnswersByTask = ReadonlyMap<TaskType, readonly AnswerShare[]>;
/** Real results by skill. */
export type Results = Readonly<Record<Skill, readonly Comparison[]>>;

const noResults: Results = { listening: [], reading: [], speaking: [], writing: [] };
/** A task has a range from so many scored answers on. */
export const fewestOfTask = 3;
/** Tasks of so much of its weight give a skill a range. */
export const leastShare = 0.35;
/** The exam's overall score is not the mean of the four; how it is made is not published. */
const overallDeviation = 2;

export function levelsOf(answers: AnswersByTask): Map<TaskType, TaskLevel> {
  const levels = new Map<TaskType, TaskLevel>();
  for (const [task, shares] of answers) {
    const level = taskLevel(shares);
    if (level !== null) levels.set(task, level);
  }
  return levels;
}

/** Ranges for the tasks, skills and the whole of an exam. */
export function estimate(pteType: PteType, answers: AnswersByTask, results: Results = noResults): Estimates {
  const levels = levelsOf(answers);
  const guesses = new Map<Skill, ScoreGuess>();
  const ofSkill = (skill: Skill): Estimate => {
    const weighed = taskTypes
      .map((task) => ({ task, share: shareOf(pteType, skill, task), level: levels.get(task) }))
      .filter(({ share }) => share > 0);
    const count = weighed.reduce((sum, { level }) => sum + (level?.answers ?? 0), 0);
    const open = weighed.filter(({ level }) => (level?.answers ?? 0) < fewestOfTask);
    const known = 1 - open.reduce((sum, { share }) => sum + share, 0);
    const guess = guessSkill(pteType, skill, levels);
    if (guess === null || known < leastShare) {
      const wanted = open.toSorted((a, b) => b.share - a.share).map(({ task }) => task);
      return { kind: 'too-few', answers: count, wanted };
    }
    const calibrated = calibrate(guess, results[skill]);
    guesses.set(skill, calibrated);
    return asEstimate(calibrated, count, results[skill].length > 0);
  };
  const bySkill = Object.fromEntries(skills.map((skill) => [skill, ofSkill(skill)])) as Record<
    Skill,
    Estimate
  >;
  return { skills: bySkill, overall: overallOf(guesses, bySkill, levels), tasks: tasksOf(levels) };
}

function overallOf(
  guesses: ReadonlyMap<Skill, ScoreGuess>,
  bySkill: Record<Skill, Estimate>,
  levels: ReadonlyMap<TaskType, TaskLevel>,
): Estimate {
  const all = skills.map((skill) => bySkill[skill]);
  const answers = [...levels.values()].reduce((sum, level) => sum + level.answers, 0);
  if (guesses.size < skills.length) {
    const wanted = all.flatMap((each) => (each.kind === 'too-few' ? each.wanted.slice(0, 1) : []));
    return { kind: 'too-few', answers, wanted: [...new Set(wanted)] };
  }
  const four = [...guesses.values()];
  const mean = four.reduce((sum, guess) => sum + guess.mean, 0) / four.length;
  const own = Math.hypot(...four.map(({ deviation }) => deviation)) / four.length;
  const isCalibrated = all.some((each) => each.kind === 'range' && each.isCalibrated);
  return asEstimate({ mean, deviation: Math.hypot(own, overallDeviation) }, answers, isCalibrated);
}

function tasksOf(levels: ReadonlyMap<TaskType, TaskLevel>): Map<TaskType, Estimate> {
  return new Map(
    [...levels].map(([task, level]) => [
      task,
      level.answers < fewestOfTask
        ? { kind: 'too-few', answers: level.answers, wanted: [task] }
        : asEstimate(guessTask(level), level.answers, false),
    ]),
  );
}

function asEstimate(guess: ScoreGuess, answers: number, isCalibrated: boolean): Estimate {
  const range = rangeOf(guess);
  const width = range.high - range.low;
  const certainty: Certainty = width <= 16 ? 'good' : width <= 26 ? 'fair' : 'rough';
  const middle = Math.round(Math.min(90, Math.max(10, guess.mean)));
  return { kind: 'range', range, middle, certainty, answers, isCalibrated };
}
