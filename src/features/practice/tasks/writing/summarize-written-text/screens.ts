import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { WrittenSummaryPanel } from './answer-panel.tsx';
import { WrittenSummaryKey, WrittenSummaryResult } from './result.tsx';

export const screens: TaskScreens<'SWT'> = {
  AnswerPanel: WrittenSummaryPanel,
  Result: WrittenSummaryResult,
  AnswerKey: WrittenSummaryKey,
};
