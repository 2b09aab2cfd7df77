import type { EvaluationSet } from '#contract/entities/evaluation.ts';
import type { DataContext } from '#data/store/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/** Stores what the learner thinks of the score of an own answer, or takes it back (`verdict: null`). */
export function setEvaluation(context: DataContext, input: EvaluationSet): Promise<WriteResult> {
  return writeKind(context, 'evaluation.set', input);
}
