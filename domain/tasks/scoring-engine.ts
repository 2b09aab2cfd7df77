import { assessmentOf, type Assessment } from '#domain/tasks/assessment-of.ts';
import type { TaskType } from '#contract/task-type.ts';

/** What a machine must be able to do to assess an answer. */
export type ScoringEngine = Exclude<Assessment, 'none'>;

/** The engine that an answer to a task waits for; `undefined` where its score is whole as soon as it is there. */
export function scoringEngineOf(taskType: TaskType): ScoringEngine | undefined {
  const assessment = assessmentOf(taskType);
  return assessment === 'none' ? undefined : assessment;
}
