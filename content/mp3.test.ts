import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAudioIndex, audioFileName } from './audio-index.ts';
import { bankFolder } from './bank-files.ts';
import { readMp3 } from './mp3.ts';

const entry = readAudioIndex(bankFolder)[0];
const bytes =
  entry === undefined ? Buffer.alloc(0) : readFileSync(join(bankFolder, 'audio', audioFileName(entry)));

test('a rendered file is mono at 24 kHz and lasts as long as its frames say', () => {
  const facts = readMp3(bytes);
  expect(facts).toMatchObject({ sampleRate: 24_000, channels: 1 });
  // 40 kbit/s are 5 bytes a millisecond; the encoder's lead-in and the first, empty frame make up to 0.15 s.
  expect(Math.abs((facts?.durationMs ?? 0) - bytes.length / 5)).toBeLessThan(150);
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['text', Buffer.from('ID3 is not enough to be an MP3')],
  ['a file cut in the middle of a frame', bytes.subarray(0, bytes.length - 50)],
  ['a file with a hole', Buffer.concat([bytes.subarray(0, 1200), Buffer.alloc(33), bytes.subarray(1200)])],
])('%s is not readable', (_what, broken) => {
  expect(readMp3(broken)).toBeUndefined();
});
