import { expect, it } from 'vitest';
import type { TextFeatures } from '#engines/writing/features/text-features.ts';
import { essayQualities, essayShare, type FittedTrait } from './essay-traits.ts';

const fine: TextFeatures = {
  words: 250,
  sentences: 15,
  paragraphs: 4,
  meanSentenceWords: 18,
  sentenceWordsSpread: 7,
  diversity: 0.86,
  meanLogRank: 7.6,
  rareShare: 0.4,
  meanWordLength: 6.6,
  connectives: 8,
  connectiveKinds: 4,
  subordinatePerSentence: 0.9,
  cohesion: 0.1,
  hasConclusion: false,
  unknownShare: 0,
  orderLikelihood: -1.5,
  sureMisspellings: 0,
  unsureMisspellings: 0,
  isMixedConvention: false,
  grammarRate: 0,
};
const traits: FittedTrait[] = ['content', 'structure', 'grammar', 'linguisticRange', 'vocabulary'];
const least = (changes: Partial<TextFeatures>): number =>
  Math.min(...traits.map((trait) => essayShare(trait, { ...fine, ...changes }, 1, 200)));

it('a fine essay keeps nearly all when any one figure is poor', () => {
  expect(least({})).toBeGreaterThan(0.9);
  for (const poor of [
    { diversity: 0.6 },
    { meanLogRank: 6 },
    { rareShare: 0 },
    { meanWordLength: 4.5 },
    { subordinatePerSentence: 0 },
    { sentenceWordsSpread: 0 },
    { connectiveKinds: 0 },
    { cohesion: 0 },
    { words: 180 },
  ])
    expect(least(poor)).toBeGreaterThan(0.75);
});

it('the first errors cost more than the next ones', () => {
  const accuracy = (grammarRate: number): number => essayQualities({ ...fine, grammarRate }).accuracy;
  expect(accuracy(0.2)).toBe(1);
  expect(accuracy(0.2) - accuracy(1)).toBeGreaterThan(2 * (accuracy(3) - accuracy(3.8)));
  expect(accuracy(5)).toBe(0);
});

it('many errors leave little of the grammar and less of the rest', () => {
  const poor = { ...fine, grammarRate: 4, diversity: 0.7, meanLogRank: 6.8, meanWordLength: 5.3 };
  expect(essayShare('grammar', poor, 1, 200)).toBeLessThan(0.35);
  for (const trait of traits)
    expect(essayShare(trait, poor, 1, 200)).toBeLessThan(essayShare(trait, fine, 1, 200) - 0.1);
});
