import { expect, test } from 'vitest';
import { taskOfQuestion } from './task-of-question.ts';

test('a question number leads to its task', () => {
  expect(taskOfQuestion('speaking', '1003')).toEqual({
    section: 'speaking',
    slug: 'read-aloud',
    questionId: '1003',
  });
  expect(taskOfQuestion('listening', '23001')?.slug).toBe('write-from-dictation');
});

test('a name, an unknown number or a number of another section leads nowhere', () => {
  expect(taskOfQuestion('speaking', 'read-aloud')).toBeUndefined();
  expect(taskOfQuestion('speaking', '99001')).toBeUndefined();
  expect(taskOfQuestion('reading', '1003')).toBeUndefined();
});
