import type { Score } from '#contract/entities/answer.ts';
import type { SpokenAnswerToAssess } from '#engines/assessment/assess-free-speech.ts';
import type { HeardReading } from '#engines/assessment/assess-reading.ts';
import type { WordAssessment } from '#engines/assessment/assess-word.ts';
import type { Transcript } from '#engines/transcript/transcribe.ts';
import type { OtherQuestion } from '#domain/tasks/engine-question.ts';
import type { WritingData } from '#workers/writing/api.ts';

interface Recorded {
  /** SHA-256 of the file `model` of the pack `reading`, which must lie in the model cache. */
  readonly model: string;
  /** Lines of a dictionary for what is spoken; words without one are sounded out. */
  readonly pronunciations: readonly string[];
  /** An MP3. */
  readonly recording: ArrayBuffer;
}

interface Reading extends Recorded {
  /** What is spoken. */
  readonly text: string;
}

/** What the transcript engine heard in a recording, and what its words are compared with. */
export interface HeardTranscript {
  readonly transcript: Transcript;
  /** What it listened to: the recording as 16 kHz mono samples, so that nobody decodes it again. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** SHA-256 of the file `dictionary` of a transcript pack. */
  readonly dictionary: string;
}

interface Heard {
  /** Without it, or when its dictionary is gone, the reading engine decides alone. */
  readonly heard?: HeardTranscript | undefined;
}

/** A recording of a known text that is to be scored. */
export interface ReadingJob extends HeardReading, Reading, Heard {}
/** A single word that is to be scored syllable by syllable. */
export interface WordJob extends Recorded, Heard {
  readonly word: string;
}
/** A model reading: only when each word is spoken matters. */
export type WordTimesJob = Reading;

/** The model is not on this device (any more), or is damaged and was thrown away. */
export interface NoPack {
  readonly kind: 'no-pack';
}

/** Sound in a container that only the server reads (a browser without the converter records such). */
interface OtherFormat {
  readonly kind: 'other-format';
}

export type SpeechAnswer =
  | { readonly kind: 'scored'; readonly score: Score }
  /** The exam has no such task. */
  | { readonly kind: 'no-task' }
  | OtherFormat
  | NoPack;

export type WordAnswer = WordAssessment | OtherFormat | NoPack;

/** When a word is spoken, in milliseconds from the start; `null` when it was not heard. */
export type WordTime = { readonly startMs: number; readonly endMs: number } | null;
/** One time for each word of the text. */
export type WordTimesAnswer = { readonly kind: 'found'; readonly times: readonly WordTime[] } | NoPack;

/** An answer in one's own words with its transcript, and the files to score it with. */
export interface FreeSpeechJob extends Omit<SpokenAnswerToAssess, 'others'> {
  /** SHA-256 of the file `model` of the pack `reading`. */
  readonly model: string;
  /** SHA-256 of the file `dictionary` of a transcript pack. */
  readonly dictionary: string;
  /** The writing engine scores the content. */
  readonly data: WritingData;
  /** The bank's other questions of the task, in its order. */
  readonly others: readonly OtherQuestion[];
}

export type FreeSpeechAnswer =
  | SpeechAnswer
  /** The writing engine's files are not on this device and cannot be fetched now. */
  | { readonly kind: 'no-data' };

/** What the speech worker does. The model is read with the first job (about 0.3 s) and stays open. */
export interface SpeechWorkerApi {
  assessReading(job: ReadingJob): Promise<SpeechAnswer>;
  /** The twin of the server's word score. */
  scoreWord(job: WordJob): Promise<WordAnswer>;
  findWordTimes(job: WordTimesJob): Promise<WordTimesAnswer>;
  /** An MP3 as 16 kHz mono samples, for an engine in another worker; `null` for sound of another format. */
  decode(recording: ArrayBuffer): Promise<Float32Array<ArrayBuffer> | null>;
  assessFreeSpeech(job: FreeSpeechJob): Promise<FreeSpeechAnswer>;
}
