import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { ItemCounts } from '#domain/rubric/task-max.ts';
import { partialScore } from '#domain/scoring/make-score.ts';
import { mismatch, type TaskScorer } from '#domain/scoring/task-scorer.ts';

/** No trait is measured from the signal alone; the facts of the signal are the evidence until an engine has listened. */
export function scoreRecording<T extends BankTaskType>(
  countsOf: (item: ItemOf<T>) => ItemCounts = () => ({}),
): TaskScorer<T> {
  return (answer) => {
    const { value }: { value: AnswerValue } = answer;
    if (value.kind !== 'record') return mismatch('wrong-kind');
    return partialScore(answer, {
      traits: [],
      evidence: { kind: 'recording', signal: value.recording.signal },
      counts: countsOf(answer.item),
    });
  };
}
