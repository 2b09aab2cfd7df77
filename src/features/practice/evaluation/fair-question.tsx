import { lazy, type ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import type { JudgedScore } from '#contract/entities/evaluation.ts';
import type { TaskType } from '#contract/task-type.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { assessmentOf, isAssessed } from '#domain/tasks/assessment-of.ts';

type Form = (props: { answerId: string; about: JudgedScore }) => ReactNode;

const VerdictForm = lazy(async (): Promise<{ default: Form }> => {
  try {
    return { default: (await import('./verdict-form.tsx')).VerdictForm };
  } catch {
    // A question that cannot be fetched must not take the result above it along.
    return { default: () => null };
  }
});

interface FairQuestionProps {
  item: { readonly taskType: TaskType };
  score: Score;
  answerId: string;
  scoredOn: 'device' | 'server' | null;
  isOthers?: boolean;
}

/** "Was this score fair?" under a whole score that an engine made for an own answer; nothing under any other. */
export function FairQuestion({ item, score, answerId, scoredOn, isOthers = false }: FairQuestionProps) {
  const range = pointsRange(score);
  const isAsked = !isOthers && assessmentOf(item.taskType) !== 'none' && isAssessed(score);
  if (!isAsked || range === null) return null;
  const { low, high, max } = range;
  return <VerdictForm answerId={answerId} about={{ scorer: score.scorer, low, high, max, scoredOn }} />;
}
