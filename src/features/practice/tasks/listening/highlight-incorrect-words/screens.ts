import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { HighlightIncorrectWordsPanel } from './answer-panel.tsx';
import { HighlightIncorrectWordsKey, HighlightIncorrectWordsResult } from './result.tsx';

export const screens: TaskScreens<'HIW'> = {
  AnswerPanel: HighlightIncorrectWordsPanel,
  Result: HighlightIncorrectWordsResult,
  AnswerKey: HighlightIncorrectWordsKey,
};
