import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { EssayPanel } from './answer-panel.tsx';
import { EssayKey, EssayResult } from './result.tsx';

export const screens: TaskScreens<'WE'> = {
  AnswerPanel: EssayPanel,
  Result: EssayResult,
  AnswerKey: EssayKey,
};
