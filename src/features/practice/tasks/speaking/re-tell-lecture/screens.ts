import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { ReTellLecturePanel } from './answer-panel.tsx';
import { ReTellLectureKey, ReTellLectureResult } from './result.tsx';

export const screens: TaskScreens<'RL'> = {
  AnswerPanel: ReTellLecturePanel,
  Result: ReTellLectureResult,
  AnswerKey: ReTellLectureKey,
};
