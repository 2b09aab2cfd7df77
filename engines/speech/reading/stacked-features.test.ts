import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import {
  stackedPhoneFeatures,
  stackedReadingFeatures,
  stackedSentenceFeatures,
  stackedWordFeatures,
  stackFor,
} from './stacked-features.ts';

const file = readFileSync(new URL('../weights/reading-weights.json', import.meta.url));
const weights = readReadingWeights(JSON.parse(file.toString('utf8')));
const stacks = Object.entries(weights.stacked);
const states = (count: number): number[] => Array.from({ length: count }, (_, i) => i / count);
const witness = { hears: 'word', confidence: 0.5 } as const;

describe('scores that stack the transcript engine on the reading engine', () => {
  it.each(stacks)('are there for the recogniser that they were learned with: %s', (_, stacked) => {
    const hearing = { states: states(stacked.stateCount), meanLogProbability: -0.4 };
    expect(stackFor(weights, hearing)).toEqual({ hearing, stacked });
  });

  it.each([
    ['without a transcript', undefined],
    ['with nothing understood', { states: [], meanLogProbability: null }],
    ['with an unknown recogniser', { states: states(100), meanLogProbability: -0.4 }],
  ])('leave the reading engine alone %s', (_, hearing) => {
    expect(stackFor(weights, hearing)).toBeUndefined();
  });

  it.each(stacks)('have a weight for every feature of %s', (_, stacked) => {
    const sentence = weights.sentence.accuracy.weights.map(() => 1);
    const hearing = { states: states(stacked.stateCount), meanLogProbability: -0.4 };
    const inputs = stackedSentenceFeatures(sentence, hearing);
    for (const mark of Object.values(stacked.sentence)) expect(mark.weights).toHaveLength(inputs.length);
    const reading = stackedReadingFeatures({ phones: [1], words: [5] }, inputs);
    for (const mark of Object.values(stacked.reading)) expect(mark.weights).toHaveLength(reading.length);
    const word = weights.word.weights.map(() => 1);
    expect(stacked.word.weights).toHaveLength(stackedWordFeatures(word, witness).length);
    expect(stacked.phone.weights).toHaveLength(stackedPhoneFeatures(1, witness).length);
  });

  it('see what was heard in the place of the word, how surely, and beside the first score', () => {
    expect(stackedPhoneFeatures(2, witness)).toEqual([2, 4, 1, 0.5, 0, 0, 2, 1, 0, 0]);
    expect(stackedPhoneFeatures(2, { hears: 'other', confidence: 0.5 })).toEqual([
      2, 4, 0, 0, 1, 0.5, 0, 0, 2, 1,
    ]);
    expect(stackedPhoneFeatures(2, { hears: 'nothing', confidence: 0 }).slice(2)).toEqual(
      Array.from({ length: 8 }, () => 0),
    );
  });

  it('see how the scores of the phones and words of a reading spread', () => {
    expect(stackedReadingFeatures({ phones: [2, 0.5, 2, 1.5], words: [10, 6] }, [7])).toEqual([
      1.5, // mean of the phones
      expect.closeTo(0.612, 3),
      0.5, // least and lower quantiles
      expect.closeTo(0.8),
      1.25,
      1.75,
      0.25, // share below 1 and below 1.5
      0.25,
      8, // the same of the words
      2,
      6,
      7,
      8,
      0, // share below 5, 7 and 8.5
      0.5,
      0.5,
      10, // first and last word
      6,
      7, // inputs of the sentence
    ]);
  });

  it('fit into 150 kB with all other weights', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(150_000);
  });
});
