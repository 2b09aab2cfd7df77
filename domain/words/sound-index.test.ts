import { expect, test } from 'vitest';
import { readSoundIndex, writeSoundIndex, type WordSound } from './sound-index.ts';

const sounds: readonly WordSound[] = [
  { word: 'distance', from: 0, to: 2_000, hash: '0123456789abcdef', durationMs: 720 },
  { word: "o'clock", from: 2_000, to: 4_100, hash: 'fedcba9876543210', durationMs: 810 },
];
const text = writeSoundIndex(sounds);

test('what was written is read again, with the place of each word in the pack', () => {
  expect([...(readSoundIndex(text)?.values() ?? [])]).toEqual(sounds);
});

test.each([
  ['nothing', ''],
  ['a page', '<html>Sign in</html>\n'],
  ['an index that was cut off inside a line', text.slice(0, -5)],
  ['an index that was cut off before its last line break', text.slice(0, -1)],
  ['another format', text.replace('sounds 1', 'sounds 2')],
  ['a size that is no number', text.replace('2000', 'many')],
  ['a sound of no bytes', text.replace('2000', '0')],
  ['a hash that is too short', text.replace('0123456789abcdef', '0123')],
])('%s is no index', (_, broken) => {
  expect(broken).not.toBe(text);
  expect(readSoundIndex(broken)).toBeNull();
});
