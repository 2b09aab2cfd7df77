import { expect, test } from 'vitest';
import type { WaitingItem } from './list-waiting.ts';
import { whatWaits, whereItStands } from './waiting-words.ts';

const item: WaitingItem = {
  opId: 'a',
  kind: 'answer.submit',
  createdAt: 0,
  state: 'pending',
  attempts: 0,
  reason: null,
  practiceId: 1003,
  taskType: 'RA',
};

test('an answer is named by its task and number', () => {
  expect(whatWaits(item, 'Read Aloud')).toBe('Answer, Read Aloud #01003');
});

test('a change of the profile is about no question', () => {
  expect(whatWaits({ ...item, kind: 'profile.set', practiceId: null, taskType: null }, null)).toBe('Profile');
});

test('what was never tried waits for a connection, what was tried will be tried again', () => {
  expect(whereItStands(item)).toBe('Waiting for a connection');
  expect(whereItStands({ ...item, attempts: 2, reason: 'timeout' })).toBe('Tried, and will be tried again');
});

test('what the server refused says why', () => {
  expect(whereItStands({ ...item, state: 'dead', reason: 'must be a number' })).toBe(
    'Was not accepted: must be a number',
  );
});
