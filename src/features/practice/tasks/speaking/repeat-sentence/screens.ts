import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { RepeatSentencePanel } from './answer-panel.tsx';
import { RepeatSentenceKey, RepeatSentenceResult } from './result.tsx';

export const screens: TaskScreens<'RS'> = {
  AnswerPanel: RepeatSentencePanel,
  Result: RepeatSentenceResult,
  AnswerKey: RepeatSentenceKey,
};
