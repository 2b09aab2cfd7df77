import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { TypedBlanksPanel } from './answer-panel.tsx';
import { TypedBlanksKey, TypedBlanksResult } from './result.tsx';

export const screens: TaskScreens<'FIB_L'> = {
  AnswerPanel: TypedBlanksPanel,
  Result: TypedBlanksResult,
  AnswerKey: TypedBlanksKey,
};
