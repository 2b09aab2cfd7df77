import { expect, it } from 'vitest';
import { onlyHereWords, stillToSendWords } from './remove-words.ts';

const none = { answers: 0, recordings: 0, others: 0, unfinished: 0 };

it('names what only this device has, and nothing where the server has all', () => {
  expect(onlyHereWords(none)).toBeNull();
  expect(onlyHereWords({ ...none, answers: 1 })).toBe('1 answer');
  expect(onlyHereWords({ ...none, answers: 2, recordings: 1, others: 3 })).toBe(
    '2 answers, 1 recording and 3 other changes',
  );
  expect(onlyHereWords({ ...none, others: 1, unfinished: 2 })).toBe(
    '1 change and 2 unfinished texts and recordings',
  );
});

it('says what is still to be sent, and does not count what was only begun', () => {
  expect(stillToSendWords({ ...none, unfinished: 2 })).toBeNull();
  expect(stillToSendWords({ ...none, answers: 1, unfinished: 2 })).toBe('1 answer is still to be sent.');
  expect(stillToSendWords({ ...none, answers: 3 })).toBe('3 answers are still to be sent.');
  expect(stillToSendWords({ ...none, answers: 1, recordings: 1 })).toBe(
    '1 answer and 1 recording are still to be sent.',
  );
  expect(stillToSendWords({ ...none, others: 2 })).toBe('2 changes are still to be sent.');
});
