import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { SpokenSummaryPanel } from './answer-panel.tsx';
import { SpokenSummaryKey, SpokenSummaryResult } from './result.tsx';

export const screens: TaskScreens<'SST'> = {
  AnswerPanel: SpokenSummaryPanel,
  Result: SpokenSummaryResult,
  AnswerKey: SpokenSummaryKey,
};
