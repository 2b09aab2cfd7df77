import { expect, test } from 'vitest';
import { commonLufs } from './common-loudness.ts';
import { integratedLufs } from './loudness.ts';
import { prepareSound } from './prepare-sound.ts';
import { keptMs } from './speech-bounds.ts';
import { truePeakOf } from './true-peak.ts';

const rate = 48_000;
const highest = 10 ** (-1 / 20);

/** Silence with a little noise, then something like syllables, and silence again. */
function speech({ beforeMs = 900, speechMs = 2_400, afterMs = 1_500, amplitude = 0.1 }) {
  const total = Math.round(((beforeMs + speechMs + afterMs) * rate) / 1000);
  let state = 7;
  return Float32Array.from({ length: total }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = 0.0005 * (state / 2 ** 31 - 1);
    const ms = (i / rate) * 1000 - beforeMs;
    if (ms < 0 || ms >= speechMs) return noise;
    const syllable = Math.sin((Math.PI * ms) / 200) ** 2;
    return noise + amplitude * syllable * Math.sin((2 * Math.PI * 220 * i) / rate);
  });
}

test.each([
  ['soft', 0.03],
  ['as most are', 0.15],
  ['loud', 0.9],
])('a recording that is %s is played at the common loudness, without a peak over -1 dB', (_, amplitude) => {
  const { samples } = prepareSound(speech({ amplitude }), rate);
  expect(integratedLufs(samples, rate)).toBeGreaterThan(commonLufs - 0.5);
  expect(integratedLufs(samples, rate)).toBeLessThan(commonLufs + 0.5);
  expect(truePeakOf(samples)).toBeLessThanOrEqual(highest);
});

test('one with a few hard peaks is as loud as the others, and its peaks stay under -1 dB', () => {
  const knocked = speech({ amplitude: 0.06 });
  for (const second of [1.2, 2, 2.8])
    for (let i = 0; i < 240; i += 1) knocked[second * rate + i] = 0.6 * Math.sin(i / 5);
  const { samples } = prepareSound(knocked, rate);
  expect(integratedLufs(samples, rate)).toBeGreaterThan(commonLufs - 1);
  expect(truePeakOf(samples)).toBeLessThanOrEqual(highest);
});

test('silence at the ends is cut, speech and a little around it stays', () => {
  const { samples, cutSamples } = prepareSound(speech({}), rate);
  const cutMs = (cutSamples / rate) * 1000;
  expect(cutMs).toBeGreaterThan(900 - keptMs.before - 20);
  expect(cutMs).toBeLessThan(900 - keptMs.before + 80);
  const endMs = cutMs + (samples.length / rate) * 1000;
  expect(endMs).toBeGreaterThan(900 + 2_400 + 200);
  expect(endMs).toBeLessThan(900 + 2_400 + keptMs.after + 20);
});

test('a soft first and last sound is not cut', () => {
  const samples = speech({ amplitude: 0.3 });
  // 150 ms of an "s", 30 dB under the vowels, right before the first and after the last of them.
  for (const startMs of [750, 3_300])
    for (let i = 0; i < 0.15 * rate; i += 1)
      samples[Math.round((startMs * rate) / 1000) + i] = 0.01 * Math.sin(i * i);
  const { samples: played, cutSamples } = prepareSound(samples, rate);
  expect((cutSamples / rate) * 1000).toBeLessThan(750);
  expect(((cutSamples + played.length) / rate) * 1000).toBeGreaterThan(3_450);
});

test('without silence around it nothing is cut, and in silence there is nothing to raise', () => {
  const whole = speech({ beforeMs: 0, afterMs: 0 });
  expect(prepareSound(whole, rate)).toMatchObject({ cutSamples: 0 });
  expect(prepareSound(whole, rate).samples).toHaveLength(whole.length);
  const silence = new Float32Array(rate);
  expect(prepareSound(silence, rate)).toMatchObject({ gainDb: 0, lufs: null, cutSamples: 0 });
});

test('the noise of an empty room is raised by 24 dB at most', () => {
  const room = speech({ amplitude: 0 });
  expect(prepareSound(room, rate).gainDb).toBe(24);
});
