import type { TaskScreens } from '#features/practice/tasks/task-definition.ts';
import { DescribeImagePanel } from './answer-panel.tsx';
import { DescribeImageKey, DescribeImageResult } from './result.tsx';

export const screens: TaskScreens<'DI'> = {
  AnswerPanel: DescribeImagePanel,
  Result: DescribeImageResult,
  AnswerKey: DescribeImageKey,
};
