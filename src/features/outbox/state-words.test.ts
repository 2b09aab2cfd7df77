import { expect, test } from 'vitest';
import { whereItStands, whyItStands } from './state-words.ts';
import type { OutboxItem } from './list-outbox.ts';

const item: OutboxItem = {
  opId: 'a',
  kind: 'answer.submit',
  v: 1,
  payload: {},
  state: 'pending',
  createdAt: 0,
  attempts: 0,
  dueAt: 0,
  serverErrors: 0,
  lastError: null,
  taskType: 'RA',
  title: null,
  behind: null,
  children: [],
  what: 'Answer',
  practiceId: 1003,
  about: null,
  text: null,
  recording: null,
};
const failed = (code: string, message = '') => ({ lastError: { code, message, at: 1 } });

test.each([
  ['sign-in', 'Waiting for you to sign in'],
  ['offline', 'Waiting for a connection'],
  ['server', 'Waiting for the server'],
  [null, 'Waiting for its turn'],
] as const)('while the queue is held up by %s, an item %s', (trouble, words) => {
  expect(whereItStands(item, trouble, 0)).toBe(words);
});

test('what was tried says when it is tried again', () => {
  expect(whereItStands({ ...item, attempts: 2, dueAt: 90_000 }, null, 0)).toBe(
    'Did not work. Next try in 2 minutes',
  );
  expect(whereItStands({ ...item, attempts: 2 }, null, 5)).toBe('Did not work. Will try again');
});

test('what belongs to something stuck waits for that, whatever the connection', () => {
  expect(whereItStands({ ...item, behind: 'parent' }, 'offline', 0)).toBe('Waiting for another change');
  expect(whereItStands({ ...item, behind: 'earlier' }, 'offline', 0)).toBe('Waiting for an earlier change');
});

test('a refusal is told in the words of the server where they help, as a sentence', () => {
  expect(whyItStands({ ...item, state: 'dead', ...failed('VALIDATION', 'is too long') })).toBe(
    'Is too long.',
  );
});

test('what the learner cannot help is called our fault', () => {
  expect(whyItStands({ ...item, state: 'dead', ...failed('IDEMPOTENCY_MISMATCH', 'x') })).toMatch(
    /our mistake/,
  );
});

test('server errors are counted: nobody knows what the server did', () => {
  const poison = { ...item, state: 'dead', serverErrors: 8, ...failed('INTERNAL') } as const;
  expect(whyItStands(poison)).toBe('The server failed on it 8 times, while other things got through.');
});

test('a page of a WiFi is named as what it is', () => {
  expect(whyItStands({ ...item, ...failed('not-ours') })).toMatch(/Wi-Fi/);
  expect(whyItStands(item)).toBeNull();
});

test('what waits for a server that is older than this app is not called the work of a newer one', () => {
  const waiting = { ...item, state: 'parked-version', ...failed('NOT_IMPLEMENTED') } as const;
  expect(whereItStands(waiting, null, 0)).toBe('Waiting for an update of the server');
  expect(whyItStands(waiting)).toBe(
    'The server does not know this yet. Passage tries again with every sync.',
  );
  expect(whereItStands({ ...waiting, lastError: null }, null, 0)).toBe(
    'Waiting for a newer version of Passage',
  );
});

test('an answer that waits for an AI score is kept, recording or not', () => {
  const waiting = { ...item, state: 'parked-quota', ...failed('AI_LIMIT') } as const;
  expect(whyItStands(waiting)).toBe('Your free AI scores are used up. Your answer is saved.');
});

test('an answer whose recording cannot be sent says why, one whose recording is on its way says that', () => {
  const broken = failed('BLOB_MISSING', 'This recording is too large to be sent');
  expect(whyItStands({ ...item, state: 'dead', ...broken })).toBe('This recording is too large to be sent.');
  expect(whyItStands({ ...item, ...failed('BLOB_MISSING') })).toBe('Its recording has to be sent first.');
});
