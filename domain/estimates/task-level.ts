import { middleOf } from './points-range.ts';

/** An answer as the estimate sees it: its points as a share of the most, 0 to 1, and how sure they are. */
export interface AnswerShare {
  readonly low: number;
  readonly high: number;
  /** Points of the item; with one point an answer is right or wrong and nothing between. */
  readonly max: number;
}

/** What a learner probably gets of a task, as a share of its points, and how far off that may be. */
export interface TaskLevel {
  readonly mean: number;
  readonly variance: number;
  readonly answers: number;
}

/** After so many newer answers one counts half: a learner is who they are now. */
const halfLife = 10;
/** More than these say nothing more. */
export const newestOfTask = 30;
/** How far items of a task lie apart for one learner, before many were answered: a standard deviation of 0.2. */
const usualVariance = 0.04;
const usualWeight = 4;
/** A range of a judged score is meant to hold in nine of ten cases. */
const ninety = 1.645;

/** Level in a task from its answers, the newest first. `null` without any. */
export function taskLevel(answers: readonly AnswerShare[]): TaskLevel | null {
  const used = answers.slice(0, newestOfTask).map((answer, at) => ({
    share: middleOf(answer),
    half: (answer.high - answer.low) / 2,
    isBinary: answer.max === 1,
    weight: 0.5 ** (at / halfLife),
  }));
  if (used.length === 0) return null;
  const sum = used.reduce((total, { weight }) => total + weight, 0);
  const squares = used.reduce((total, { weight }) => total + weight ** 2, 0);
  const mean = used.reduce((total, { weight, share }) => total + weight * share, 0) / sum;
  const spread = used.reduce((total, { weight, share }) => total + weight * (share - mean) ** 2, 0);
  const binary = used.reduce((total, { weight, isBinary }) => total + (isBinary ? weight : 0), 0) / sum;
  // All right or all wrong so far does not mean always: as if one answer more had been half right.
  const guarded = (mean * sum + 0.5) / (sum + 1);
  const usual = binary * guarded * (1 - guarded) + (1 - binary) * usualVariance;
  const between = (spread + usual * usualWeight) / (sum + usualWeight);
  const judged = used.reduce((total, { weight, half }) => total + weight * (half / ninety) ** 2, 0) / sum;
  // Half of the error of a judged score is its own and is in the spread; the other half stays with the learner.
  return {
    mean,
    variance: (between * squares) / sum ** 2 + judged / 2,
    answers: used.length,
  };
}
