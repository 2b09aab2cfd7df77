import { z } from 'zod';
import { TaskType } from '#contract/task-type.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import type { OutboxOp } from './op.ts';

const Submitted = z.object({ taskType: TaskType });

/** Whether the server will take an AI score for what the op hands in. */
export function costsAiScore({ kind, payload }: Pick<OutboxOp, 'kind' | 'payload'>): boolean {
  if (kind !== 'answer.submit') return false;
  const submitted = Submitted.safeParse(payload);
  return submitted.success && assessmentOf(submitted.data.taskType) !== 'none';
}
