import { expect, test } from 'vitest';
import { pteTypes } from '#contract/exam.ts';
import { taskRules, rubricFor } from '#domain/rubric/rubrics.ts';
import { priorities, taskPriority } from './task-priority.ts';

test.each([
  ['ACADEMIC', 'WFD', 'High'],
  ['ACADEMIC', 'SWT', 'High'],
  ['ACADEMIC', 'WE', 'Moderate'],
  ['ACADEMIC', 'RA', 'Low'],
  ['ACADEMIC', 'SMW', 'Minimal'],
  ['CORE', 'DI', 'High'],
  ['CORE', 'MCS_R', 'Minimal'],
] as const)('in %s, %s has %s priority', (pteType, task, priority) =>
  expect(taskPriority(pteType, task)).toBe(priority),
);

test.each(pteTypes)('no priority of %s holds most of the tasks', (pteType) => {
  const tasks = taskRules(rubricFor(pteType)).map(({ taskType }) => taskPriority(pteType, taskType));
  for (const priority of priorities) {
    const share = tasks.filter((each) => each === priority).length / tasks.length;
    expect([priority, share > 0.05 && share < 0.5]).toEqual([priority, true]);
  }
});
