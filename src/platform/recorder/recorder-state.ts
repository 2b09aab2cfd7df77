import type { SignalFacts } from '#contract/entities/answer.ts';
import type { LevelReading } from '#domain/signal/signal-meter.ts';
import type { JobProgress } from '#workers/audio/api.ts';
import type { MicrophoneFailure, MicrophoneFallback } from './microphone.ts';

/** A recording that is ready to be played and handed in. */
export interface FinishedRecording {
  draftId: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** `audio/mpeg`, except when a fallback recording could not be converted yet. */
  mimeType: string;
  durationMs: number;
  sha256: string;
  signal: SignalFacts | null;
  /** The sink has it whole. When false, a reload loses what was not saved. */
  isSaved: boolean;
}

/** What ended a recording. `device-lost`: unplugged. `interrupted`: a phone call, or audio taken by another app. */
export type RecordingEnd = 'learner' | 'limit' | 'silence' | 'device-lost' | 'interrupted' | 'broken';

export type RecorderState =
  | { status: 'idle' }
  | { status: 'requesting-permission' }
  | { status: 'beep' }
  | {
      status: 'recording';
      elapsedMs: number;
      limitMs: number;
      /** `null` until the first samples were measured, and where nothing can listen beside the recorder. */
      level: LevelReading | null;
      /** The newest peaks, 0..1, oldest first: for a moving waveform. */
      recentPeaks: readonly number[];
      /** False while the device refuses to store what was encoded; it is tried again with every chunk. */
      isSaving: boolean;
      /** Set when the chosen microphone is not connected. */
      fallback: MicrophoneFallback | null;
    }
  /** `conversion` only where the browser's own recorder was used; its first use loads the converter. */
  | {
      status: 'stopping';
      endedBy: RecordingEnd;
      conversion: JobProgress | null;
      fallback: MicrophoneFallback | null;
    }
  | {
      status: 'stopped';
      endedBy: RecordingEnd;
      recording: FinishedRecording;
      fallback: MicrophoneFallback | null;
    }
  | { status: 'denied'; error: 'NotAllowedError' | 'SecurityError'; message: string }
  | { status: 'no-device' }
  /** `empty`: not one sample came. `unsupported`: this browser cannot record. */
  | { status: 'failed'; code: MicrophoneFailure | 'empty' | 'broken'; message: string };
