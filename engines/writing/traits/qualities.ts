import type { TextFeatures } from '#engines/writing/features/text-features.ts';
import { accuracyOf, bands, emailBands, inBand } from './weights.ts';

/** The sides of a text that traits are mixed from, each 0 to 1. */
export interface Qualities {
  readonly lexis: number;
  readonly accuracy: number;
  /** What is left of vocabulary and order where errors stand so close that a reader stumbles: 1 in a text with few. */
  readonly clarity: number;
  readonly spelling: number;
  readonly complexity: number;
  readonly linking: number;
  readonly paragraphing: number;
  /** How much of the length is there that the traits need to show; only inside the task's band. */
  readonly length: number;
}

/** What is judged: a summary, or an email, and whether that has a closing sentence. Essays have `essay-traits.ts`. */
export type Judged = { readonly kind: 'summary' } | { readonly kind: 'email'; readonly hasClosing: boolean };

/** `wanted` is the lower end of the task's word band. */
export function qualitiesOf(features: TextFeatures, wanted: number, judged: Judged): Qualities {
  const { words } = features;
  const misspelt =
    words === 0 ? 0 : (100 * (features.sureMisspellings + 0.5 * features.unsureMisspellings)) / words;
  const lexis = mean([
    inBand(features.diversity, bands.diversity),
    inBand(features.meanLogRank, bands.meanLogRank),
    inBand(features.meanWordLength, bands.meanWordLength),
    inBand(features.rareShare, bands.rareShare),
  ]);
  const complexity = complexityOf(features, judged);
  const linking =
    0.5 * inBand(features.connectiveKinds, emailBands.connectiveKinds) +
    0.5 * inBand(features.connectives / Math.max(1, features.sentences), emailBands.connectivesPerSentence);
  // One slip in forty words is no habit.
  const accuracy = accuracyOf((features.grammarRate * words) / Math.max(words, fewestWords));
  // A few words right are no proof of control: half of the wanted length is needed to show it.
  const shown = Math.min(1, words / (0.5 * wanted));
  return {
    lexis: shown * lexis,
    accuracy: shown * accuracy,
    clarity: clarityOf(accuracy),
    spelling: shown * inBand(misspelt, bands.spellingRate),
    complexity: shown * complexity,
    linking: shown * linking,
    paragraphing: shown * paragraphing(features, judged),
    length: inBand(words, [0.4 * wanted, wanted]),
  };
}

/** Errors of a shorter text are counted as if it had so many words. */
const fewestWords = 60;
/** From this accuracy on errors do not hide what is meant. */
const clearFrom = 0.5;
const leastClarity = 0.6;
const clarityOf = (accuracy: number): number =>
  leastClarity + (1 - leastClarity) * Math.min(1, accuracy / clearFrom);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function complexityOf(features: TextFeatures, { kind }: Judged): number {
  const subordination = inBand(features.subordinatePerSentence, bands.subordinate);
  // A summary of one sentence is what the exam asks for: it may be long, and has no other sentence to differ from.
  if (kind === 'summary' && features.sentences === 1)
    return 0.6 * inBand(features.words, bands.meanSentenceWords) + 0.4 * subordination;
  // Many short sentences with some long ones are variety; few long ones without an end are not.
  const sentenceWords =
    features.meanSentenceWords > 32 ? 0.4 : inBand(features.meanSentenceWords, bands.meanSentenceWords);
  return (
    0.4 * sentenceWords +
    0.3 * subordination +
    0.3 * inBand(features.sentenceWordsSpread, bands.sentenceWordsSpread)
  );
}

/** Of the letter between greeting and sign-off. Its closing sentence is what an essay's conclusion is. */
function paragraphing({ paragraphs, sentences }: TextFeatures, judged: Judged): number {
  const parts = paragraphs > 7 ? 0.6 : paragraphs >= 3 ? 1 : paragraphs === 2 ? 0.7 : 0.25;
  const isCrumbled = paragraphs > 3 && sentences / paragraphs < 1.3;
  // In one block of text even a closing sentence is hard to find.
  const hasClosing = judged.kind === 'email' && judged.hasClosing && paragraphs > 1;
  return 0.75 * (isCrumbled ? 0.5 * parts : parts) + (hasClosing ? 0.25 : 0.08);
}
