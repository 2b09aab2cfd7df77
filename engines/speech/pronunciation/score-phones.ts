import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { runNetwork } from './network.ts';
import type { PhoneObservation } from './observe-phones.ts';
import { phoneFacts, phoneFeatures, type PhoneDurations, type PhoneFacts } from './phone-features.ts';
import { clip, mean } from '#domain/numbers/statistics.ts';
import type { ScoredPhone } from './word-features.ts';

/** Inputs as the networks want them: scaled, in single precision. */
export function phoneInputs(
  seen: readonly PhoneObservation[],
  facts: readonly PhoneFacts[],
  { mean: centre, deviation }: ReadingWeights['phoneScale'],
): Float32Array[] {
  return phoneFeatures(seen, facts).map((features) =>
    Float32Array.from(features, (value, i) => (value - (centre[i] as number)) / (deviation[i] as number)),
  );
}

/** The part of the weights that scores phones. */
export interface PhoneScorer {
  readonly durations: PhoneDurations;
  readonly phoneScale: ReadingWeights['phoneScale'];
  readonly phoneNetworks: ReadingWeights['phoneNetworks'];
}

/** Scores every phone of a sentence from 0 (wrong or missing) to 2 (right). */
export function scorePhones(seen: readonly PhoneObservation[], weights: PhoneScorer): ScoredPhone[] {
  const facts = seen.map((phone) => phoneFacts(phone, weights.durations));
  return phoneInputs(seen, facts, weights.phoneScale).map((input, at) => ({
    seen: seen[at] as PhoneObservation,
    facts: facts[at] as PhoneFacts,
    score: clip(mean(weights.phoneNetworks.map((network) => runNetwork(network, input))), 0, 2),
  }));
}
