import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ReadingChoiceMultiplePanel } from './answer-panel.tsx';
import { ReadingChoiceMultipleKey, ReadingChoiceMultipleResult } from './result.tsx';

export const screens: TaskScreens<'MCM_R'> = {
  AnswerPanel: ReadingChoiceMultiplePanel,
  Result: ReadingChoiceMultipleResult,
  AnswerKey: ReadingChoiceMultipleKey,
};
