import { expect, it } from 'vitest';
import { outdatedWords, standingWords } from './standing-words.ts';

const forPack = { status: 'waiting', why: 'pack' } as const;

it('says nothing of a score that needs nothing more', () => {
  expect(standingWords(null, null)).toBeNull();
});

it('what this device does now comes before what the server does', () => {
  expect(standingWords({ status: 'working' }, { status: 'waiting' })).toBe(
    'Scoring your answer on this device',
  );
});

it('the server is at work on what this device cannot do', () => {
  expect(standingWords(forPack, { status: 'waiting' })).toBe('The server has your answer and is scoring it.');
  expect(standingWords({ status: 'failed' }, { status: 'waiting' })).toMatch(/^The server has/);
});

it('says why the server gave up, and that the pack is still a way', () => {
  const failed = { status: 'failed', reason: 'gave-up' } as const;
  expect(standingWords(null, failed)).toMatch(/given back\.$/);
  expect(standingWords(forPack, failed)).toMatch(/With the speech pack it is scored on this device\.$/);
  expect(standingWords(null, { ...failed, reason: 'gone' })).toMatch(/does not have the recording/);
});

it('an answer beyond the free scores says that it is kept', () => {
  expect(standingWords({ status: 'waiting', why: 'quota' }, null)).toMatch(/used up.*is kept/);
});

it('says of a score of older rules that there are newer ones, and where it is being made anew', () => {
  expect(outdatedWords(null, null)).toBe('Scoring has changed since this answer was scored.');
  expect(outdatedWords({ status: 'working' }, null)).toBe('Scoring your answer on this device');
  expect(outdatedWords(null, { status: 'waiting' })).toBe('The server is scoring your answer again.');
  const failed = { status: 'failed', reason: 'gave-up' } as const;
  expect(outdatedWords(null, failed)).toBe(standingWords(null, failed));
});
