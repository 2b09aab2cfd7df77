import type { TextFeatures } from '../features/text-features.ts';
import { bands, inBand, type Band } from './weights.ts';

/** The sides of a text that traits are mixed from, each 0 to 1. */
export interface Qualities {
  readonly lexis: number;
  readonly accuracy: number;
  readonly spelling: number;
  readonly complexity: number;
  readonly linking: number;
  readonly paragraphing: number;
  /** How much of the length is there that the traits need to show; only inside the task's band. */
  readonly length: number;
}

/** `wanted` is the lower end of the task's word band. */
export function qualitiesOf(features: TextFeatures, wanted: number): Qualities {
  const { words } = features;
  const misspelt =
    words === 0 ? 0 : (100 * (features.sureMisspellings + 0.5 * features.unsureMisspellings)) / words;
  // Many short sentences with some long ones are variety; few long ones without an end are not.
  const sentenceWords =
    features.meanSentenceWords > 32 ? 0.4 : inBand(features.meanSentenceWords, bands.meanSentenceWords);
  const lexis = mean([
    inBand(features.diversity, bands.diversity),
    inBand(features.meanLogRank, bands.meanLogRank),
    inBand(features.meanWordLength, bands.meanWordLength),
    inBand(features.rareShare, bands.rareShare),
  ]);
  const complexity =
    0.4 * sentenceWords +
    0.3 * inBand(features.subordinatePerSentence, bands.subordinate) +
    0.3 * inBand(features.sentenceWordsSpread, bands.sentenceWordsSpread);
  const linking =
    0.35 * inBand(features.connectiveKinds, bands.connectiveKinds) +
    0.3 * inBand(features.connectives / Math.max(1, features.sentences), connectiveDensity) +
    0.35 * inBand(features.cohesion, bands.cohesion);
  // A few words right are no proof of control: half of the wanted length is needed to show it.
  const shown = Math.min(1, words / (0.5 * wanted));
  return {
    lexis: shown * lexis,
    accuracy: shown * inBand(features.grammarRate, bands.grammarRate),
    spelling: shown * inBand(misspelt, bands.spellingRate),
    complexity: shown * complexity,
    linking: shown * linking,
    paragraphing: shown * paragraphing(features),
    length: inBand(words, [0.4 * wanted, wanted]),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Different connectives a sentence. */
const connectiveDensity: Band = [0.1, 0.6];

function paragraphing({ paragraphs, sentences, hasConclusion }: TextFeatures): number {
  const parts =
    paragraphs >= 4 && paragraphs <= 7
      ? 1
      : paragraphs === 3
        ? 0.8
        : paragraphs === 2
          ? 0.5
          : paragraphs > 7
            ? 0.6
            : 0.25;
  const isCrumbled = paragraphs > 2 && sentences / paragraphs < 1.3;
  return 0.75 * (isCrumbled ? 0.5 * parts : parts) + (hasConclusion ? 0.25 : 0.08);
}
