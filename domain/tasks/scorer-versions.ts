import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';
import { assessmentOf, isAssessed, type Assessment } from './assessment-of.ts';

/**
 * The scorer of each engine, as its scores name it: `engine@date`, and from the second one of a day on `engine@date.number`. It
 * goes up when the same answer could get another score. Apart from the engines, so that a screen can tell an old score without them.
 */
export const scorerVersions = {
  reading: 'reading@2026-11-30',
  'free-speech': 'free-speech@2026-11-30',
  writing: 'writing@2026-11-30',
} as const satisfies Record<Exclude<Assessment, 'none'>, string>;

/** Whether an older scorer made a whole score than the one of today. A newer one is no reason to score again. */
export function isOutdated(taskType: TaskType, score: Score): boolean {
  const engine = assessmentOf(taskType);
  return engine !== 'none' && isAssessed(score) && isOlderScorer(score.scorer, scorerVersions[engine]);
}

/** Whether a scorer is older than another one. One that is no version of the same engine counts as older. */
export function isOlderScorer(scorer: string, than: string): boolean {
  if (scorer === than) return false;
  const [own, other] = [parse(scorer), parse(than)];
  if (own === null || other === null || own.engine !== other.engine) return true;
  return own.date === other.date ? own.number < other.number : own.date < other.date;
}

const pattern = /^(?<engine>[a-z-]+)@(?<date>\d{4}-\d\d-\d\d)(?:\.(?<number>\d+))?$/;

function parse(scorer: string): { engine: string; date: string; number: number } | null {
  const { engine, date, number } = pattern.exec(scorer)?.groups ?? {};
  return engine === undefined || date === undefined ? null : { engine, date, number: Number(number ?? 1) };
}
