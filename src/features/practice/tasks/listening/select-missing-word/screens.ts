import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { SelectMissingWordPanel } from './answer-panel.tsx';
import { SelectMissingWordKey, SelectMissingWordResult } from './result.tsx';

export const screens: TaskScreens<'SMW'> = {
  AnswerPanel: SelectMissingWordPanel,
  Result: SelectMissingWordResult,
  AnswerKey: SelectMissingWordKey,
};
