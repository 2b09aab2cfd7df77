import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { toMono16k } from '#domain/audio/to-mono-16k.ts';
import type { AcousticModel } from '#domain/speech/acoustic/acoustic-model.ts';
import { wordsOfItem } from '#domain/speech/dictionary/item-words.ts';
import { scoreReading } from '#domain/speech/reading/score-reading.ts';
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

/** What a microphone hears that is opened in the middle of a reading which starts over at its end. */
test.each([0, 2, 4, 6, 8, 9, 10, 11, 12])(
  'seven seconds of a reading from second %i on are judged by their words',
  (second) => {
    const heard = Float32Array.from(
      { length: 7.6 * rate },
      (_, i) => pcm[(second * rate + i) % pcm.length] ?? 0,
    );
    const { reason, coverage, marks } = scoreReading({ model, weights }, toMono16k([heard], rate), words);
    expect([null, 'other-text']).toContain(reason);
    // At a tenth of the text and less there is nothing to mark.
    expect(marks !== null || coverage <= 0.1).toBe(true);
    expect(coverage).toBeLessThan(0.8);
  },
);
