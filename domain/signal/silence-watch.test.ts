import { expect, test } from 'vitest';
import { createSilenceWatch } from './silence-watch.ts';

const quiet = -60;
const speech = -25;

test('three seconds without a voice end the wait, and a word in between starts it anew', () => {
  const watch = createSilenceWatch(3_000);
  expect(watch.hasLasted(quiet, 2_900)).toBe(false);
  expect(watch.hasLasted(speech, 100)).toBe(false);
  expect(watch.hasLasted(quiet, 2_900)).toBe(false);
  expect(watch.hasLasted(quiet, 100)).toBe(true);
});

test('without a limit a silence may last', () => {
  expect(createSilenceWatch(null).hasLasted(quiet, 3_600_000)).toBe(false);
});
