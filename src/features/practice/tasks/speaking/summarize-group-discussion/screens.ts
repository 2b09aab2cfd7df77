import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { GroupDiscussionPanel } from './answer-panel.tsx';
import { GroupDiscussionKey, GroupDiscussionResult } from './result.tsx';

export const screens: TaskScreens<'SGD'> = {
  AnswerPanel: GroupDiscussionPanel,
  Result: GroupDiscussionResult,
  AnswerKey: GroupDiscussionKey,
};
