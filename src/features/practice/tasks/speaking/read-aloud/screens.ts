import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ReadAloudPanel } from './answer-panel.tsx';
import { ReadAloudKey, ReadAloudResult } from './result.tsx';

export const screens: TaskScreens<'RA'> = {
  AnswerPanel: ReadAloudPanel,
  Result: ReadAloudResult,
  AnswerKey: ReadAloudKey,
};
