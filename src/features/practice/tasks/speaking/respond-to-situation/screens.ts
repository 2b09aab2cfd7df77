import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { RespondToSituationPanel } from './answer-panel.tsx';
import { RespondToSituationKey, RespondToSituationResult } from './result.tsx';

export const screens: TaskScreens<'RTS'> = {
  AnswerPanel: RespondToSituationPanel,
  Result: RespondToSituationResult,
  AnswerKey: RespondToSituationKey,
};
