import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { DropdownBlanksPanel } from './answer-panel.tsx';
import { DropdownBlanksKey, DropdownBlanksResult } from './result.tsx';

export const screens: TaskScreens<'FIB_RW'> = {
  AnswerPanel: DropdownBlanksPanel,
  Result: DropdownBlanksResult,
  AnswerKey: DropdownBlanksKey,
};
