import { expect, test } from 'vitest';
import { sampleRate, type TimedSign } from '#tools/content/kokoro.ts';
import { cutWords } from './cut-words.ts';

interface Stretch {
  readonly sign: string;
  readonly ms: number;
  /** How loud it is; in a stop it may hum for a while in the middle. */
  readonly level: number;
}

/** Speech of stretches: each sign sounds as loud as it says for its whole time. */
function speak(stretches: readonly Stretch[]) {
  const signs: TimedSign[] = [];
  const samples: number[] = [];
  for (const { sign, ms, level } of stretches) {
    const from = samples.length;
    for (let i = 0; i < (ms * sampleRate) / 1_000; i++) samples.push(level * Math.sin(i / 3));
    if (sign !== '') signs.push({ sign, from, to: samples.length });
  }
  return { samples: Float32Array.from(samples), signs };
}
const lead: Stretch = { sign: '', ms: 300, level: 0 };
const a = (ms: number): Stretch => ({ sign: 'a', ms, level: 0.5 });
const stop = (ms: number, level = 0): Stretch => ({ sign: '.', ms, level });
const gap: Stretch = { sign: ' ', ms: 100, level: 0 };
const msOf = (word: Float32Array | null | undefined): number | null =>
  word ? Math.round(word.length / sampleRate / 0.01) * 10 : null;

test('words are cut out in the stops between them, up to the first quiet place', () => {
  const words = cutWords(speak([lead, a(400), stop(150), gap, a(700), stop(150), { ...gap, ms: 300 }]));
  expect(words.map(msOf)).toEqual([420, 720]);
});

test('a silence inside a word is no end of it', () => {
  const closure: Stretch = { sign: 't', ms: 120, level: 0 };
  const words = cutWords(speak([lead, a(300), closure, a(300), stop(150), { ...gap, ms: 300 }]));
  expect(words.map(msOf)).toEqual([740]);
});

test('what hums in the middle of a stop belongs to neither word', () => {
  const hum: Stretch = { sign: ' ', ms: 80, level: 0.2 };
  const words = cutWords(speak([lead, a(400), stop(100), hum, gap, a(400), stop(150), { ...gap, ms: 300 }]));
  expect(words.map(msOf)).toEqual([420, 420]);
});

test('words that run into each other are not cut at all', () => {
  const loud = stop(150, 0.4);
  const words = cutWords(
    speak([
      lead,
      a(400),
      loud,
      { ...gap, level: 0.4 },
      a(400),
      stop(150),
      gap,
      a(400),
      stop(150),
      { ...gap, ms: 300 },
    ]),
  );
  expect(words.map(msOf)).toEqual([null, null, 420]);
});
