import { expect, test } from 'vitest';
import { beforeBeep } from './listen.ts';

test('the engines hear the speech and not the beep after it', () => {
  const perMs = 16;
  const file = new Float32Array((150 + 3000 + 200 + 1000 + 250) * perMs).fill(0);
  file.fill(0.5, 150 * perMs, 3150 * perMs);
  file.fill(-0.5, 3350 * perMs, 4350 * perMs);
  const heard = beforeBeep(file);
  expect(heard.filter((sample) => sample === 0.5)).toHaveLength(3000 * perMs);
  expect(heard.filter((sample) => sample === -0.5)).toHaveLength(0);
});
