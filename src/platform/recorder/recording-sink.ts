import type { TaskType } from '#contract/task-type.ts';
import type { SignalFacts } from '#contract/entities/answer.ts';

/** A recording that has begun and is not yet an answer. Written before the first chunk, so a crash leaves a trace of it. */
export interface RecordingDraft {
  draftId: string;
  /** `null` for a recording that belongs to no practice (microphone setup, speech test, a single word). */
  practiceId: number | null;
  taskType: TaskType | null;
  /** Epoch ms UTC. */
  startedAt: number;
  /** Of the samples that the encoder takes, in Hz; 0 while a fallback recorder does not tell. */
  sampleRate: number;
  /** `audio/mpeg` when the encoder streams; else what the browser's own recorder writes, to be converted later. */
  mimeType: string;
}

/** How a recording ended. The bytes are the chunks in the order of their `seq`, joined. */
export interface RecordingFacts {
  mimeType: string;
  sizeBytes: number;
  durationMs: number;
  sha256: string;
  signal: SignalFacts | null;
}

/**
 * Where a recording goes while it is being made, about every second. What was appended must survive a killed tab.
 *
 * The law: `begin` comes first and `seq` counts from 0 without holes; the recorder waits for no append before it makes
 * the next (they may be under way together, in order of `seq`), but waits for all of them before `finish`. Chunks of one
 * draft joined by `seq` are playable at every moment: any prefix of them is. `append` takes the bytes over.
 * A rejected promise does not stop the recording: the learner is told that it is not being saved.
 */
export interface RecordingChunkSink {
  begin(draft: RecordingDraft): Promise<void>;
  append(draftId: string, seq: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * The recording is whole. With `replacement` the stored chunks give way to it, in the same transaction: a fallback
   * recording that was converted to MP3 after it stopped.
   */
  finish(draftId: string, facts: RecordingFacts, replacement?: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Forgets the draft and its chunks. Discarding what is not there is no error. */
  discard(draftId: string): Promise<void>;
}

/** Keeps nothing: for a single word, which is said, heard and forgotten. */
export const forgetfulSink: RecordingChunkSink = {
  begin: async () => {},
  append: async () => {},
  finish: async () => {},
  discard: async () => {},
};
