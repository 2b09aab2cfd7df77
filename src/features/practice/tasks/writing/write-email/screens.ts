import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { EmailPanel } from './answer-panel.tsx';
import { EmailKey, EmailResult } from './result.tsx';

export const screens: TaskScreens<'WEM'> = {
  AnswerPanel: EmailPanel,
  Result: EmailResult,
  AnswerKey: EmailKey,
};
