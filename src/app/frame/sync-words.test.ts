import { expect, test } from 'vitest';
import { syncWord } from './sync-words.ts';

test('without a server ever heard, it says that all is on this device', () => {
  expect(syncWord({ kind: 'synced', at: null }).word).toBe('Saved on this device');
  expect(syncWord({ kind: 'synced', at: 5 }).word).toBe('Synced');
});

test('what waits is counted, and offline is no alarm', () => {
  expect(syncWord({ kind: 'waiting', count: 3, oldestAt: 0, reason: 'offline' })).toEqual({
    tone: 'moving',
    word: '3 waiting',
  });
});

test('what waits for a sign-in says so', () => {
  expect(syncWord({ kind: 'waiting', count: 3, oldestAt: 0, reason: 'sign-in' }).word).toBe(
    'Sign in to sync',
  );
});

test('only what the learner must look at draws attention', () => {
  expect(syncWord({ kind: 'attention', count: 1 })).toEqual({ tone: 'attention', word: '1 needs you' });
  expect(syncWord({ kind: 'syncing', count: 2 }).tone).toBe('moving');
});
