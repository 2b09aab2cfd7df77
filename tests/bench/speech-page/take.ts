import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { OtherQuestion, WritingQuestion } from '#domain/tasks/engine-question.ts';
import type { TranscriptFiles } from '#workers/transcript/api.ts';

/** What all contenders get: one recording of a known text, and one essay. The page reads it from `takePath`. */
export interface Take {
  readonly text: string;
  readonly pronunciations: readonly string[];
  readonly words: readonly SpokenWord[];
  /** The warp that the reading engine finds in this voice. */
  readonly warp: number;
  /** SHA-256 of the reading engine's model. */
  readonly model: string;
  readonly transcript: TranscriptFiles;
  readonly essay: {
    readonly item: WritingQuestion;
    readonly text: string;
    readonly others: readonly OtherQuestion[];
  };
}

export const takePath = '/take.json';
/** The recording as the app stores it. */
export const mp3Path = '/take.mp3';
/** The same sound as 16 kHz mono samples, 32 bit each. */
export const samplesPath = '/take.f32';
/** Where soundswallower finds its script, its wasm and its model. */
export const alignerPath = '/aligner/';
