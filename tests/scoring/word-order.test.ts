import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import { loadAcousticModel, loadReadingWeights } from '#tools/score-speech/load-model.ts';

const sentences = loadBank().items.flatMap((item) =>
  item.taskType === 'RS' ? [wordsOfItem(item.transcript, item.pronunciations)] : [],
);
const [own = [], other = []] = sentences;
const weights = loadReadingWeights();
let model: AcousticModel;
let samples: Float32Array;

beforeAll(async () => {
  model = await loadAcousticModel(() => undefined);
  const path = join(import.meta.dirname, '..', '..', 'content', 'audio', '2001-af_heart.mp3');
  ({ samples } = await decodeAudio(path));
});

const leadOf = (words: typeof own): number | undefined =>
  scoreReading({ model, weights }, samples, words).textEvidence?.orderLead;

test('a sentence that was read fits its sound in this order of its words and in no other', () => {
  expect(leadOf(own)).toBeGreaterThan(15);
});

test('of another sentence no order fits much better than the others', () => {
  expect(leadOf(other)).toBeLessThan(5);
});

test('a single word and a long text have no other order that could be compared', () => {
  expect(leadOf(own.slice(0, 1))).toBeUndefined();
  expect(leadOf([...own, ...own, ...own])).toBeUndefined();
});
