import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { HighlightCorrectSummaryPanel } from './answer-panel.tsx';
import { HighlightCorrectSummaryKey, HighlightCorrectSummaryResult } from './result.tsx';

export const screens: TaskScreens<'HCS'> = {
  AnswerPanel: HighlightCorrectSummaryPanel,
  Result: HighlightCorrectSummaryResult,
  AnswerKey: HighlightCorrectSummaryKey,
};
