import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { DictationPanel } from './answer-panel.tsx';
import { DictationKey, DictationResult } from './result.tsx';

export const screens: TaskScreens<'WFD'> = {
  AnswerPanel: DictationPanel,
  Result: DictationResult,
  AnswerKey: DictationKey,
};
