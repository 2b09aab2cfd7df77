import { expect, test } from 'vitest';
import { syncWord } from './sync-words.ts';

test('without a server ever heard, it says that all is on this device', () => {
  expect(syncWord({ kind: 'synced', at: null }, 0).word).toBe('Saved on this device');
  expect(syncWord({ kind: 'synced', at: 5 }, 9).word).toBe('Synced');
});

test('what waits is counted, and offline is no alarm', () => {
  const waiting = { kind: 'waiting', count: 3, oldestAt: 0, reason: 'offline' } as const;
  expect(syncWord(waiting, 20_000)).toEqual({ tone: 'waiting', word: '3 waiting' });
  expect(syncWord(waiting, 2 * 3_600_000).word).toBe('3 waiting for 2 h');
  // A clock that was turned back makes nothing older.
  expect(syncWord(waiting, -5).word).toBe('3 waiting');
});

test('what waits for a sign-in says so', () => {
  expect(syncWord({ kind: 'waiting', count: 3, oldestAt: 0, reason: 'sign-in' }, 0).word).toBe(
    'Sign in to sync',
  );
});

test('only what the learner must look at draws attention', () => {
  expect(syncWord({ kind: 'attention', count: 1 }, 0)).toEqual({ tone: 'attention', word: '1 to check' });
  expect(syncWord({ kind: 'syncing', count: 2 }, 0).tone).toBe('moving');
});
