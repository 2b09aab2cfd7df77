import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ReorderPanel } from './answer-panel.tsx';
import { ReorderKey, ReorderResult } from './result.tsx';

export const screens: TaskScreens<'RO'> = {
  AnswerPanel: ReorderPanel,
  Result: ReorderResult,
  AnswerKey: ReorderKey,
};
