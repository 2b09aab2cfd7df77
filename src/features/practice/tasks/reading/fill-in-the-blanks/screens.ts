import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { DragBlanksPanel } from './answer-panel.tsx';
import { DragBlanksKey, DragBlanksResult } from './result.tsx';

export const screens: TaskScreens<'FIB_R'> = {
  AnswerPanel: DragBlanksPanel,
  Result: DragBlanksResult,
  AnswerKey: DragBlanksKey,
};
