import type { LevelReading } from '#domain/signal/signal-meter.ts';
import type { EncodedAudio, RecordingOrder } from '#workers/audio/api.ts';

/**
 * `device-lost`: unplugged, or its permission withdrawn (the track has ended). `interrupted`: a call or another app has it (the track
 * is muted, or the context does not run: browsers call that `interrupted` or `suspended`).
 */
export type SourceLoss = 'device-lost' | 'interrupted';

/** What a capture tells while it runs. */
export interface CaptureEvents {
  /** `peak` is the highest absolute sample since the last reading, 0..1. Both are `null` where nothing can listen beside the recorder. */
  onLevel(reading: { level: LevelReading | null; peak: number | null; elapsedMs: number }): void;
  /** Encoded bytes since the last chunk, about every second. Any prefix of all chunks can be played. */
  onChunk(bytes: Uint8Array<ArrayBuffer>, mimeType: string): void;
  /** It takes no more sound: the limit, a silence, or trouble. `finish` is still to be called. */
  onEnded(reason: 'limit' | 'silence' | SourceLoss | 'broken'): void;
}

export type CaptureResult =
  | { kind: 'finished'; audio: EncodedAudio }
  /** Whole, but not MP3 and not measured: to be converted. */
  | { kind: 'raw'; bytes: Uint8Array<ArrayBuffer>; mimeType: string; durationMs: number }
  | { kind: 'empty' }
  | { kind: 'failed'; message: string };

/** An open microphone that is about to be, or is being, recorded. One use each. */
export interface Capture {
  readonly sampleRate: number;
  begin(events: CaptureEvents): void;
  /** Brings out at once what is encoded so far. */
  flush(): void;
  /** Ends the capture and lets the microphone go. */
  finish(): Promise<CaptureResult>;
  /** Lets the microphone go, and forgets the rest. */
  cancel(): void;
}

/**
 * What a capture is opened on: a live stream, and the running context that hears it and plays the beep; `null` where none runs, as in
 * Firefox on a device without a sound output.
 */
export interface CaptureSource {
  stream: MediaStream;
  context: AudioContext | null;
}

/** One that is heard. */
export interface HeardSource extends CaptureSource {
  context: AudioContext;
}

export type CaptureOrder = Omit<RecordingOrder, 'sampleRate'>;
