import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ReadingChoiceSinglePanel } from './answer-panel.tsx';
import { ReadingChoiceSingleKey, ReadingChoiceSingleResult } from './result.tsx';

export const screens: TaskScreens<'MCS_R'> = {
  AnswerPanel: ReadingChoiceSinglePanel,
  Result: ReadingChoiceSingleResult,
  AnswerKey: ReadingChoiceSingleKey,
};
