import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ListeningChoiceSinglePanel } from './answer-panel.tsx';
import { ListeningChoiceSingleKey, ListeningChoiceSingleResult } from './result.tsx';

export const screens: TaskScreens<'MCS_L'> = {
  AnswerPanel: ListeningChoiceSinglePanel,
  Result: ListeningChoiceSingleResult,
  AnswerKey: ListeningChoiceSingleKey,
};
