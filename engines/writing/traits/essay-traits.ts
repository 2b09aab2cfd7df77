import type { TextFeatures } from '#engines/writing/features/text-features.ts';
import { essayWeights } from './essay-weights.ts';
import { accuracyOf, inBand, type Band } from './weights.ts';

/** What the fitted traits of an essay are mixed from, each 0 to 1. None of them can pass 1, so no single figure decides. */
export const essayInputs = ['accuracy', 'spelling', 'lexis', 'complexity'] as const;
export type EssayInput = (typeof essayInputs)[number];
export type FittedTrait = keyof typeof essayWeights;

/** Which of them count for a trait. Chosen by what the exam's descriptors name, before the weights were fitted. */
export const inputsOf = {
  content: essayInputs,
  structure: essayInputs,
  grammar: ['accuracy', 'complexity'],
  linguisticRange: essayInputs,
  vocabulary: ['accuracy', 'spelling', 'lexis'],
} as const satisfies Record<string, readonly EssayInput[]>;

/** Where a figure earns nothing and everything: full is what good plain essays have, so that fine ones lose nothing by one figure. */
const bands = {
  diversity: [0.66, 0.85],
  meanLogRank: [6.3, 7.6],
  meanWordLength: [5, 6.5],
  rareShare: [0.08, 0.38],
  meanSentenceWords: [8, 18],
  sentenceWordsSpread: [2.5, 6.5],
  subordinate: [0.15, 0.85],
} as const satisfies Record<string, Band>;
/** Errors in 100 words, on a log scale: from one to two is as far as from two to four. One slight slip in an essay costs nothing. */
const errorRates = { none: 4.5, full: 0.2 } as const;
const logRate = (rate: number): number => accuracyOf(rate, errorRates);
/** Denser errors than the rated essays have lower all that a reader has to follow. */
const dense = { from: 4, to: 6.5, least: 0.7 } as const;
/** Longer sentences on average are strung together or have no full stops. */
const longSentence = 32;
/** So much of the question met is all of it. */
const enoughShare = 0.85;

export function essayQualities(features: TextFeatures): Record<EssayInput, number> {
  const words = Math.max(1, features.words);
  const lexis = [
    inBand(features.diversity, bands.diversity),
    inBand(features.meanLogRank, bands.meanLogRank),
    inBand(features.meanWordLength, bands.meanWordLength),
    inBand(features.rareShare, bands.rareShare),
  ];
  const length =
    features.meanSentenceWords > longSentence
      ? 0.4
      : inBand(features.meanSentenceWords, bands.meanSentenceWords);
  return {
    accuracy: logRate(features.grammarRate),
    spelling: logRate((100 * (features.sureMisspellings + 0.5 * features.unsureMisspellings)) / words),
    lexis: lexis.reduce((sum, one) => sum + one, 0) / lexis.length,
    complexity:
      0.4 * length +
      0.3 * inBand(features.subordinatePerSentence, bands.subordinate) +
      0.3 * inBand(features.sentenceWordsSpread, bands.sentenceWordsSpread),
  };
}

/**
 * What a trait is multiplied by, set by hand, because the rated essays hardly differ in it: nearly all are on the topic, in paragraphs
 * and of the wanted length. `share` is that of the content.
 */
export function essayFactor(
  trait: FittedTrait,
  { words, paragraphs, connectiveKinds }: TextFeatures,
  share: number,
  wanted: number,
): number {
  const topic = Math.min(1, share / enoughShare);
  const length = inBand(words, [0.4 * wanted, wanted]);
  if (trait === 'content') return topic * (0.65 + 0.35 * length);
  if (trait !== 'structure') return 1;
  const parts = paragraphs >= 3 && paragraphs <= 7 ? 1 : paragraphs === 1 ? 0.3 : 0.6;
  const links = inBand(connectiveKinds, [0, 3]);
  return (0.75 + 0.25 * parts) * (0.88 + 0.12 * length) * (0.9 + 0.1 * links) * (0.85 + 0.15 * topic);
}

/** The share of its points that a fitted trait of an essay earns. */
export function essayShare(
  trait: FittedTrait,
  features: TextFeatures,
  share: number,
  wanted: number,
): number {
  const qualities = essayQualities(features);
  const { bias, weights } = essayWeights[trait];
  const inputs: readonly EssayInput[] = inputsOf[trait];
  const fitted = inputs.reduce<number>((sum, input, i) => sum + qualities[input] * (weights[i] ?? 0), bias);
  // A few words right are no proof of control: half of the wanted length is needed to show it.
  const shown = Math.min(1, features.words / (0.5 * wanted));
  const density = trait === 'content' ? 0 : inBand(features.grammarRate, [dense.from, dense.to]);
  const clarity = 1 - (1 - dense.least) * density;
  return shown * clarity * Math.max(0, Math.min(1, fitted)) * essayFactor(trait, features, share, wanted);
}
