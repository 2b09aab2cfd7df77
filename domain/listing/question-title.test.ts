import { expect, test } from 'vitest';
import { taskTypes } from '#contract/task-type.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';
import { formatNumber } from './format-number.ts';
import { hidesTitles, questionTitle } from './question-title.ts';

const shuttle = { id: 2_001, taskType: 'RS', title: 'The campus shuttle' } as const;

test('a heard question is called by its task and number until it is answered', () => {
  expect(questionTitle(shuttle, false)).toBe(`Repeat Sentence ${formatNumber(2_001)}`);
  expect(questionTitle(shuttle, true)).toBe('The campus shuttle');
});

test('what is read has its title from the start', () => {
  const bees = { id: 15_001, taskType: 'MCS_R', title: 'Why cities keep bees' } as const;
  expect(questionTitle(bees, false)).toBe('Why cities keep bees');
});

test('titles are hidden of every task that is heard, and of no other', () => {
  expect(taskTypes.filter(hidesTitles)).toEqual(taskTypes.filter(isHeard));
});
