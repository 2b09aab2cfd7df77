import {
  phoneFacts,
  type PhoneDurations,
  type PhoneFacts,
} from '#engines/speech/pronunciation/phone-features.ts';
import { mean } from '#domain/numbers/statistics.ts';
import type { PhoneObservation } from '#engines/speech/pronunciation/observe-phones.ts';
import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { WordWitness } from '#engines/speech/reading/second-witness.ts';
import type { Hearing } from '#engines/speech/reading/stacked-features.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import type { TranscriptSize } from '#tools/score-speech/load-model.ts';
import { spokenWord, type RatedRecording } from './corpus.ts';
import type { HeardRecording } from './hear-corpus.ts';
import type { ObservedRecording } from './observe-corpus.ts';

/** What the transcript engine made of a recording. */
export interface Heard {
  readonly hearing: Hearing;
  /** One for each word of the text. */
  readonly witnesses: readonly WordWitness[];
}

/** A rated recording with what the engines measured in it. */
export interface Example {
  readonly rated: RatedRecording;
  readonly seen: readonly PhoneObservation[];
  readonly facts: readonly PhoneFacts[];
  readonly planted: { readonly place: number | 'all'; readonly seen: readonly PhoneObservation[] } | null;
  /** By each transcript engine; `null` when it understood nothing. */
  readonly heard: Readonly<Record<TranscriptSize, Heard | null>>;
  readonly fold: number;
}

interface Listening {
  readonly transcripts: Readonly<Record<TranscriptSize, readonly HeardRecording[]>>;
  readonly dictionary: PronouncingDictionary;
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
  { durations, folds, listening }: { durations: PhoneDurations; folds: number; listening: Listening },
): Example[] {
  const { transcripts, dictionary } = listening;
  const heardBy = (size: TranscriptSize) => new Map(transcripts[size].map((heard) => [heard.id, heard]));
  const heard = { tiny: heardBy('tiny'), base: heardBy('base') };
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
        heard: {
          tiny: hear(rated, heard.tiny.get(rated.id), dictionary),
          base: hear(rated, heard.base.get(rated.id), dictionary),
        },
        fold: foldOf.get(rated.speaker) ?? 0,
      },
    ];
  });
}

function hear(
  { words }: RatedRecording,
  heard: HeardRecording | undefined,
  dictionary: PronouncingDictionary,
): Heard | null {
  if (!heard || heard.transcript.states.length === 0) return null;
  const { transcript } = heard;
  const { witnesses } = askTranscript(words.map(spokenWord), { transcript, dictionary });
  return { hearing: transcript, witnesses };
}
