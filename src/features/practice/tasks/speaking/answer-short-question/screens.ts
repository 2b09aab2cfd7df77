import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { AnswerShortQuestionPanel } from './answer-panel.tsx';
import { AnswerShortQuestionKey, AnswerShortQuestionResult } from './result.tsx';

export const screens: TaskScreens<'ASQ'> = {
  AnswerPanel: AnswerShortQuestionPanel,
  Result: AnswerShortQuestionResult,
  AnswerKey: AnswerShortQuestionKey,
};
