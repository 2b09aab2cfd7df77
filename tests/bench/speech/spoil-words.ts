import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { ReadingScore } from '#engines/speech/reading/score-reading.ts';
import { editShare } from '#engines/transcript/edit-share.ts';
import { shuffled } from '#tools/speech-training/random.ts';
import { cut, join } from './splice.ts';
import type { VoiceRecording } from './voice-recordings.ts';

/** A recording with the start and end of each word in seconds, as the reading engine heard them. */
export interface TimedRecording extends VoiceRecording {
  readonly times: readonly (readonly [from: number, to: number])[];
  /** The voice's vocal-tract warp. */
  readonly warp: number;
}

export type WordSpoiling = 'dropped' | 'replaced' | 'inserted';

/** A recording that was changed at some of its words. */
interface SpoiledRecording {
  readonly samples: Float32Array;
  /** Words of the text that were left out or replaced, or before which another one was put. */
  readonly places: readonly number[];
  /** What was put in, place by place; empty when words were left out. */
  readonly foreign: readonly string[];
}

/** Shorter words are too little sound to cut out of running speech. */
const leastPhones = 3;
const trialsOfSentence = 2;
const placesOfPassage = 3;
/** A word that comes again so near is a restart, not another word. */
const nearby = 6;
/** Sounds that differ, as a share, in words that nobody takes for each other. */
const clearlyOther = 0.6;

const phonesOf = ({ pronunciations }: SpokenWord): readonly string[] => pronunciations[0] ?? [];

/** Changes a sentence twice, at one word each, and a passage once, at one word of each of its thirds. */
export function spoilWords(
  kind: WordSpoiling,
  recording: TimedRecording,
  all: readonly TimedRecording[],
  random: () => number,
): SpoiledRecording[] {
  const { words } = recording;
  const inner = words.flatMap((_, place) => (canBeCut(recording, place) ? [place] : []));
  const drawn = shuffled(inner, random);
  const third = (place: number): number => Math.floor((place * placesOfPassage) / words.length);
  const places = recording.isPassage
    ? [
        Array.from(
          { length: placesOfPassage },
          (_, part) => drawn.find((place) => third(place) === part) ?? 1,
        ),
      ]
    : drawn.slice(0, trialsOfSentence).map((place) => [place]);
  return places.map((own) => spoilAt(kind, recording, own, () => foreignWord(recording, all, own, random)));
}

/** A word inside the text that is long enough and that the engine found. */
function canBeCut({ words, times }: TimedRecording, place: number): boolean {
  const [from, to] = times[place] ?? [0, 0];
  const isInside = place > 0 && place < words.length - 1;
  return isInside && to > from && phonesOf(words[place] as SpokenWord).length >= leastPhones;
}

function spoilAt(
  kind: WordSpoiling,
  { samples, times }: TimedRecording,
  places: readonly number[],
  draw: () => ForeignWord,
): SpoiledRecording {
  const pieces: Float32Array[] = [];
  const foreign: string[] = [];
  let reached = 0;
  for (const place of places) {
    const [from, to] = times[place] ?? [0, 0];
    pieces.push(cut(samples, reached, from));
    if (kind !== 'dropped') {
      const other = draw();
      pieces.push(other.samples);
      foreign.push(other.text);
    }
    reached = kind === 'inserted' ? from : to;
  }
  pieces.push(cut(samples, reached, samples.length / sampleRate));
  return { samples: join(...pieces), places, foreign };
}

interface ForeignWord {
  readonly text: string;
  readonly samples: Float32Array;
}

/** A word of another text in the same voice that sounds unlike all words around the places. */
function foreignWord(
  recording: TimedRecording,
  all: readonly TimedRecording[],
  places: readonly number[],
  random: () => number,
): ForeignWord {
  const around = recording.words.filter((_, i) => places.some((place) => Math.abs(place - i) <= nearby));
  const isOther = (word: SpokenWord): boolean =>
    around.every((own) => editShare(phonesOf(own), phonesOf(word)) >= clearlyOther);
  const others = all.filter(({ text, voice }) => text !== recording.text && voice === recording.voice);
  for (;;) {
    const other = others[Math.floor(random() * others.length)] as TimedRecording;
    const at = Math.floor(random() * other.words.length);
    const word = other.words[at] as SpokenWord;
    if (canBeCut(other, at) && isOther(word))
      return { text: word.text, samples: cut(other.samples, ...(other.times[at] as [number, number])) };
  }
}

const ownWords = ({ words }: ReadingScore): ReadingScore['words'] =>
  words.filter(({ type }) => type !== 'EXTRA');

/** How many of the places were noticed. An inserted word counts up to one word beside its place. */
export function noticed(kind: WordSpoiling, { places }: SpoiledRecording, score: ReadingScore): number {
  if (kind !== 'inserted') return places.filter((place) => ownWords(score)[place]?.type !== 'CORRECT').length;
  const extras = score.words.flatMap(({ type }, at) =>
    type === 'EXTRA' ? [score.words.slice(0, at).filter((one) => one.type !== 'EXTRA').length] : [],
  );
  return places.filter((place) => extras.some((at) => Math.abs(at - place) <= 1)).length;
}

/** How many of the words that stayed as they were are CORRECT. */
export function keptWords(
  kind: WordSpoiling,
  { places }: SpoiledRecording,
  score: ReadingScore,
): readonly [found: number, wanted: number] {
  const kept = ownWords(score).filter((_, place) => kind === 'inserted' || !places.includes(place));
  return [kept.filter(({ type }) => type === 'CORRECT').length, kept.length];
}
