import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { toMono16k } from '#engines/speech/samples/to-mono-16k.ts';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import { loadAcousticModel, loadReadingWeights } from '#tools/score-speech/load-model.ts';

const rate = 48_000;
const item = loadBank().items.find(({ id }) => id === 1_001);
const words = item?.taskType === 'RA' ? wordsOfItem(item.text, item.pronunciations) : [];
const weights = loadReadingWeights();
let model: AcousticModel;
let pcm: Float32Array;

beforeAll(async () => {
  model = await loadAcousticModel(() => undefined);
  const wav = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'speech', 'reading.wav'));
  pcm = Float32Array.from({ length: (wav.length - 44) / 2 }, (_, i) => wav.readInt16LE(44 + 2 * i) / 32_768);
});

/** What a microphone hears in 7.6 s that is opened in the middle of a reading which starts over at its end. */
function scoreFrom(second: number) {
  const heard = Float32Array.from(
    { length: 7.6 * rate },
    (_, i) => pcm[(second * rate + i) % pcm.length] ?? 0,
  );
  return scoreReading({ model, weights }, toMono16k([heard], rate), words);
}

test.each([0, 2, 4, 6, 8, 9, 12])(
  'part of a reading, from second %i on, is judged by its words',
  (second) => {
    const { reason, coverage, marks } = scoreFrom(second);
    expect(reason).toBeNull();
    expect(marks?.accuracy).toBeGreaterThan(7);
    // Seven seconds are at most half of the text, and a third of it is read in them by the slowest.
    expect(coverage).toBeGreaterThan(0.3);
    expect(coverage).toBeLessThan(0.5);
  },
);

test.each([10, 11])(
  'from second %i on: the last words and then the first ones are too few to be sure',
  (second) => {
    expect(scoreFrom(second).reason).toBe('other-text');
  },
);

test('a reading that leaves out twenty words in the middle is judged by the others', () => {
  const heard = Float32Array.from(pcm.filter((_, i) => i < 3.5 * rate || i > 10 * rate));
  const score = scoreReading({ model, weights }, toMono16k([heard], rate), words);
  expect(score.reason).toBeNull();
  const missed = score.words.filter(({ type }) => type === 'MISSED').length;
  expect(missed).toBeGreaterThan(15);
  expect(score.coverage).toBeGreaterThan(0.3);
});
