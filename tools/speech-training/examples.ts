import {
  phoneFacts,
  type PhoneDurations,
  type PhoneFacts,
} from '#domain/speech/pronunciation/phone-features.ts';
import { mean } from '#domain/speech/pronunciation/statistics.ts';
import type { PhoneObservation } from '#domain/speech/pronunciation/observe-phones.ts';
import type { RatedRecording } from './corpus.ts';
import type { ObservedRecording } from './observe-corpus.ts';

/** A rated recording with what the engine measured in it. */
export interface Example {
  readonly rated: RatedRecording;
  readonly seen: readonly PhoneObservation[];
  readonly facts: readonly PhoneFacts[];
  readonly planted: { readonly place: number | 'all'; readonly seen: readonly PhoneObservation[] } | null;
  readonly fold: number;
}

/** Mean and deviation of each phone's log duration over the corpus. */
export function measureDurations(
  recordings: readonly ObservedRecording[],
  phoneCount: number,
): [number, number][] {
  const lengths = Array.from({ length: phoneCount }, () => [] as number[]);
  for (const { phones } of recordings)
    for (const { phone, from, to } of phones) lengths[phone]?.push(Math.log(to - from));
  return lengths.map((values) => {
    const centre = values.length > 0 ? mean(values) : 2;
    const variance = values.length > 1 ? mean(values.map((value) => (value - centre) ** 2)) : 0.25;
    return [Math.round(centre * 1e4) / 1e4, Math.round(Math.sqrt(variance) * 1e4) / 1e4];
  });
}

/** Joins ratings and measurements; folds hold whole speakers, adults and children spread evenly over them. */
export function makeExamples(
  corpus: readonly RatedRecording[],
  observed: readonly ObservedRecording[],
  { durations, folds }: { durations: PhoneDurations; folds: number },
): Example[] {
  const byId = new Map(observed.map((recording) => [recording.id, recording]));
  const ages = new Map(corpus.map(({ speaker, age }) => [speaker, age]));
  const speakers = [...ages].sort(([a, ageA], [b, ageB]) => ageA - ageB || a.localeCompare(b));
  const foldOf = new Map(speakers.map(([speaker], i) => [speaker, i % folds]));
  return corpus.flatMap((rated) => {
    const recording = byId.get(rated.id);
    if (!recording) return [];
    const { phones: seen, planted } = recording;
    return [
      {
        rated,
        seen,
        facts: seen.map((phone) => phoneFacts(phone, durations)),
        planted: planted && { place: planted.place, seen: planted.phones },
        fold: foldOf.get(rated.speaker) ?? 0,
      },
    ];
  });
}
