import { expect, it } from 'vitest';
import { briefWords, outdatedWords, shownBeforeWords, standingWords } from './standing-words.ts';

const forPack = { status: 'waiting', why: 'pack' } as const;

it('says nothing of a score that needs nothing more', () => {
  expect(standingWords(null, null)).toBeNull();
});

it('what this device does now comes before what the server does', () => {
  expect(standingWords({ status: 'working', usualMs: 900 }, { status: 'waiting' })).toBe(
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
  expect(standingWords(forPack, failed)).toMatch(
    /With the files to score speech it is scored on this device\.$/,
  );
  expect(standingWords(null, { ...failed, reason: 'gone' })).toMatch(/does not have the recording/);
});

it('says of an answer beyond the free scores what waits for one, and what this device waits for', () => {
  const unpaid = { status: 'waiting', needs: 'ai-score' } as const;
  const waits = 'The detailed score waits until you have AI scores again.';
  expect(standingWords(null, unpaid)).toBe(waits);
  expect(standingWords(forPack, unpaid)).toBe(`${standingWords(forPack, null)} ${waits}`);
  expect(outdatedWords(null, unpaid)).toBe(waits);
});

it('says the same in a few words beside the whole', () => {
  expect(briefWords(null, null)).toBeNull();
  expect(briefWords(forPack, null)).toBe('Waits for the files to score speech');
  expect(briefWords(forPack, { status: 'waiting' })).toBe('The server is scoring it');
  expect(briefWords(forPack, { status: 'waiting', needs: 'ai-score' })).toBe('Waits for an AI score');
  expect(briefWords({ status: 'working', usualMs: 900 }, { status: 'waiting' })).toBe(
    'Being scored on this device',
  );
  // What failed has no shorter words.
  expect(briefWords({ status: 'failed' }, null)).toBeNull();
  expect(briefWords(forPack, { status: 'failed', reason: 'gone' })).toBeNull();
});

it('says of a score of older rules that there are newer ones, and where it is being made anew', () => {
  expect(outdatedWords(null, null)).toBe('Scoring has changed since this answer was scored.');
  expect(outdatedWords({ status: 'working', usualMs: 900 }, null)).toBe('Scoring your answer on this device');
  expect(outdatedWords(null, { status: 'waiting' })).toBe('The server is scoring your answer again.');
  const failed = { status: 'failed', reason: 'gave-up' } as const;
  expect(outdatedWords(null, failed)).toBe(standingWords(null, failed));
});

it.each([
  [null, 'Scoring your answer on this device. The first time can take a minute.'],
  [2_900, 'Scoring your answer on this device'],
  [8_400, 'Scoring your answer on this device. This usually takes about 8 seconds.'],
  [23_000, 'Scoring your answer on this device. This usually takes about 25 seconds.'],
  [80_000, 'Scoring your answer on this device. This usually takes about a minute.'],
  [130_000, 'Scoring your answer on this device. This usually takes about 2 minutes.'],
])('says how long scoring takes here: %s ms', (usualMs, words) => {
  expect(standingWords({ status: 'working', usualMs }, null)).toBe(words);
});

it('never promises the server to somebody without an account', () => {
  const words = (standing: Parameters<typeof standingWords>[0]) =>
    standingWords(standing, null, { hasAccount: false });
  expect(words(forPack)).toMatch(
    / It is scored when they are here\. Or sign in, and the server scores it\.$/,
  );
  expect(words({ status: 'failed' })).toMatch(/ Sign in, and the server scores it\.$/);
  expect(standingWords(forPack, null)).toMatch(/ It is scored when they are here, or by the server\.$/);
});

it('says once what a device had shown before the server found other points, and why', () => {
  const shown = { device: 'phone', scorer: 's', low: 50, high: 58, max: 90, why: 'second-listener' } as const;
  expect(shownBeforeWords(shown)).toBe(
    'Your phone had shown 50 to 58 of 90 points. On the server a second engine has listened to your recording too.',
  );
  expect(shownBeforeWords({ ...shown, low: 58, why: 'newer-scorer' })).toBe(
    'Your phone had shown 58 of 90 points. The server scores by newer rules.',
  );
});
