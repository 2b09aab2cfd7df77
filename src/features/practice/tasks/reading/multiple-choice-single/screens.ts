import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ChoiceSinglePanel } from './answer-panel.tsx';
import { ChoiceSingleKey, ChoiceSingleResult } from './result.tsx';

export const screens: TaskScreens<'MCS_R'> = {
  AnswerPanel: ChoiceSinglePanel,
  Result: ChoiceSingleResult,
  AnswerKey: ChoiceSingleKey,
};
