import { expect, test } from 'vitest';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import { syncWords } from './sync-words.ts';

const waiting = (reason: 'offline' | 'server' | 'sign-in' | 'quota'): SyncStatus => ({
  kind: 'waiting',
  count: 1,
  oldestAt: 0,
  reason,
});

test.each([
  ['saved', null, 'Saved on this device'],
  ['saved', { kind: 'syncing', count: 1 }, 'Saved on this device'],
  ['saved', waiting('offline'), 'Waiting for a connection'],
  ['saved', waiting('server'), 'Waiting for the server'],
  ['saved', waiting('quota'), 'Saved on this device'],
  ['saved', waiting('sign-in'), 'Saved on this device'],
  ['sending', null, 'Sending'],
  ['synced', waiting('offline'), 'Synced'],
  ['sign-in', waiting('sign-in'), 'Saved on this device. Sign in to sync it'],
  ['attention', null, 'Saved on this device. It could not be sent'],
] as const)('an answer that is %s while sync is %j reads: %s', (state, status, words) => {
  expect(syncWords(state, status, { hasAccount: false })).toBe(words);
});

test('with an account whose sign-in has ended, it says what to do', () => {
  expect(syncWords('saved', waiting('sign-in'), { hasAccount: true })).toBe(
    'Saved on this device. Sign in again to send it',
  );
});
