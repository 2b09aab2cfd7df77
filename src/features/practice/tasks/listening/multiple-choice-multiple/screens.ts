import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ListeningChoiceMultiplePanel } from './answer-panel.tsx';
import { ListeningChoiceMultipleKey, ListeningChoiceMultipleResult } from './result.tsx';

export const screens: TaskScreens<'MCM_L'> = {
  AnswerPanel: ListeningChoiceMultiplePanel,
  Result: ListeningChoiceMultipleResult,
  AnswerKey: ListeningChoiceMultipleKey,
};
