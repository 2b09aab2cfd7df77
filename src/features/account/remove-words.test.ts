import { expect, it } from 'vitest';
import { onlyHereWords } from './remove-words.ts';

it('names what only this device has, and nothing where the server has all', () => {
  const none = { answers: 0, recordings: 0, others: 0, unfinished: 0 };
  expect(onlyHereWords(none)).toBeNull();
  expect(onlyHereWords({ ...none, answers: 1 })).toBe('1 answer');
  expect(onlyHereWords({ ...none, answers: 2, recordings: 1, others: 3 })).toBe(
    '2 answers, 1 recording and 3 other changes',
  );
  expect(onlyHereWords({ ...none, others: 1, unfinished: 2 })).toBe(
    '1 other change and 2 unfinished texts and recordings',
  );
});
