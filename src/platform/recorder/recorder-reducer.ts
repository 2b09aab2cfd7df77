import type { LevelReading } from '#domain/signal/signal-meter.ts';
import type { JobProgress } from '#workers/audio/api.ts';
import type { CaptureResult } from './capture.ts';
import type { MicrophoneFallback, MicrophoneRefusal } from './microphone.ts';
import type { FinishedRecording, RecorderState, RecordingEnd } from './recorder-state.ts';

// No microphone, no clock, no promise: `recorder.ts` does the work and reports what happened. What does not fit the state
// (a second end, a level after the end, an answer to a start that was given up) changes nothing.

/** The recorder as a screen sees it, and which start it is: what a start that was given up waited for comes too late. */
export interface RecorderFacts {
  readonly state: RecorderState;
  readonly attempt: number;
}

export type RecorderEvent =
  /** The learner wants to record. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly attempt: number; readonly refusal: MicrophoneRefusal }
  | { readonly kind: 'tone-began'; readonly attempt: number }
  | {
      readonly kind: 'began';
      readonly attempt: number;
      readonly limitMs: number;
      readonly fallback: MicrophoneFallback | null;
    }
  | {
      readonly kind: 'heard';
      readonly level: LevelReading | null;
      /** 0..1. */
      readonly peak: number | null;
      readonly elapsedMs: number;
    }
  /** The device stores what is encoded, or refuses to. */
  | { readonly kind: 'saving'; readonly isSaving: boolean }
  | { readonly kind: 'ended'; readonly endedBy: RecordingEnd }
  | { readonly kind: 'converting'; readonly progress: JobProgress }
  | { readonly kind: 'finished'; readonly recording: FinishedRecording }
  /** There is nothing of it that can be played. */
  | { readonly kind: 'lost'; readonly result: CaptureResult }
  /** The learner does not wait for the microphone or the tone. */
  | { readonly kind: 'given-up' }
  /** The recording was handed in, or thrown away. */
  | { readonly kind: 'cleared' };

export const idleRecorder: RecorderFacts = { state: { status: 'idle' }, attempt: 0 };

/** How many peaks a moving waveform shows. */
const waveformLength = 60;

/** A start or a recording is under way. */
const isBusy = ({ state: { status } }: RecorderFacts): boolean =>
  status === 'requesting-permission' || status === 'beep' || status === 'recording' || status === 'stopping';

/** The facts after something happened; the same object when nothing has changed. */
export function reduceRecorder(facts: RecorderFacts, event: RecorderEvent): RecorderFacts {
  if ('attempt' in event && event.attempt !== facts.attempt) return facts;
  const next = reducers[event.kind](facts, event as never);
  return next === null ? facts : next;
}

type Reducers = {
  /** `null`: it does not fit the state. */
  [K in RecorderEvent['kind']]: (
    facts: RecorderFacts,
    event: Extract<RecorderEvent, { kind: K }>,
  ) => RecorderFacts | null;
};

const isStarting = ({ state: { status } }: RecorderFacts): boolean =>
  status === 'requesting-permission' || status === 'beep';

const reducers: Reducers = {
  asked: (facts) =>
    isBusy(facts) ? null : { state: { status: 'requesting-permission' }, attempt: facts.attempt + 1 },
  refused: (facts, { refusal }) => (isStarting(facts) ? { ...facts, state: refusalState(refusal) } : null),
  'tone-began': (facts) => (isStarting(facts) ? { ...facts, state: { status: 'beep' } } : null),
  began: (facts, { limitMs, fallback }) =>
    isStarting(facts)
      ? {
          ...facts,
          state: {
            status: 'recording',
            elapsedMs: 0,
            limitMs,
            level: null,
            recentPeaks: [],
            isSaving: true,
            fallback,
          },
        }
      : null,
  heard: ({ state, attempt }, { level, peak, elapsedMs }) =>
    state.status === 'recording'
      ? {
          attempt,
          state: {
            ...state,
            level,
            elapsedMs,
            recentPeaks:
              peak === null ? state.recentPeaks : [...state.recentPeaks, peak].slice(-waveformLength),
          },
        }
      : null,
  saving: ({ state, attempt }, { isSaving }) =>
    state.status === 'recording' ? { attempt, state: { ...state, isSaving } } : null,
  ended: ({ state, attempt }, { endedBy }) =>
    state.status === 'recording'
      ? { attempt, state: { status: 'stopping', endedBy, conversion: null, fallback: state.fallback } }
      : null,
  converting: ({ state, attempt }, { progress }) =>
    state.status === 'stopping' ? { attempt, state: { ...state, conversion: progress } } : null,
  finished: ({ state, attempt }, { recording }) =>
    state.status === 'stopping'
      ? {
          attempt,
          state: { status: 'stopped', endedBy: state.endedBy, recording, fallback: state.fallback },
        }
      : null,
  lost: (facts, { result }) =>
    facts.state.status === 'stopping' ? { ...facts, state: failureOf(result) } : null,
  'given-up': (facts) =>
    isStarting(facts) ? { state: { status: 'idle' }, attempt: facts.attempt + 1 } : null,
  cleared: (facts) => (isBusy(facts) ? null : { ...facts, state: { status: 'idle' } }),
};

const failureOf = (result: CaptureResult): RecorderState => ({
  status: 'failed',
  code: result.kind === 'empty' ? 'empty' : 'broken',
  message: result.kind === 'failed' ? result.message : '',
});

function refusalState(refusal: MicrophoneRefusal): RecorderState {
  switch (refusal.kind) {
    case 'denied':
      return { status: 'denied', error: refusal.error, message: refusal.message };
    case 'no-device':
      return { status: 'no-device' };
    case 'failed':
      return { status: 'failed', code: refusal.code, message: refusal.message };
  }
}
