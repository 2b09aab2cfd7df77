import { expect, test } from 'vitest';
import { concatenate, findSpeech, silence, trimToSpeech } from './waveform.ts';

const tone = (durationMs: number) => silence(durationMs).map((_, i) => Math.sin(i / 10) * 0.5);

test('speech is found between two silences', () => {
  const { from, to } = findSpeech(concatenate([silence(300), tone(1000), silence(500)]));
  expect([from / 24, to / 24]).toEqual([300, 1300]);
});

test('silence has no speech', () => {
  expect(findSpeech(silence(500))).toEqual({ from: 0, to: 0 });
});

test('trimming keeps 30 ms around the speech and starts and ends at zero', () => {
  const trimmed = trimToSpeech(concatenate([silence(300), tone(1000), silence(500)]));
  expect(trimmed.length / 24).toBe(1060);
  expect([trimmed[0], trimmed.at(-1)]).toEqual([0, 0]);
});
