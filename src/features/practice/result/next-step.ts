import type { Score } from '#contract/entities/answer.ts';
import type { PracticeMode } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { splitAdvice, type Advice } from '#features/practice/task-frame/advice.ts';

export interface NextStep {
  /** Goes on after "next:". */
  readonly next: string | null;
  /** A sentence that says why or how. */
  readonly why: string | null;
}

export interface NextStepFacts {
  readonly score: Score;
  readonly advice: Advice | null;
  readonly mode: PracticeMode | null;
  readonly level: BankItem['level'];
}

/** The next best thing after a result: what would help most, and where nothing stands out the next harder thing. */
export function nextStep({ score, advice, mode, level }: NextStepFacts): NextStep {
  if (advice !== null) return splitAdvice(advice);
  if (isRefused(score)) return { next: null, why: 'It counts in no statistic.' };
  // What an engine has not heard yet may still have something to say.
  if (!isAssessed(score) || pointsRange(score) === null) return { next: null, why: null };
  return { next: harder(mode, level), why: null };
}

function harder(mode: PracticeMode | null, level: BankItem['level']): string {
  if (mode === 'PRACTICE') return 'try one in exam mode';
  return level === 'HARD' ? 'go on to another task' : 'take a harder question';
}
