import type { RecorderView } from './recorder-view.ts';

const endings: Record<Extract<RecorderView, { status: 'stopped' }>['endedBy'], string> = {
  learner: 'Your recording is ready.',
  limit: 'Time is up. Your recording is ready.',
  silence: 'It stopped after a silence. Your recording is ready.',
  'device-lost': 'The microphone went away. What you said before is kept.',
  interrupted: 'A call or another app interrupted the recording. What you said before is kept.',
  broken: 'The recording stopped early. What you said before is kept.',
};

const failures: Record<Extract<RecorderView, { status: 'failed' }>['code'], string> = {
  unsupported: 'This browser cannot record. Open Passage in a newer one.',
  'microphone-busy': 'The microphone could not be opened. Close other apps that use it, then try again.',
  'microphone-failed': 'The microphone could not be started. Try again. If it stays so, restart the browser.',
  empty: 'No sound reached the recorder. Check the microphone, then try again.',
  broken: 'The recording could not be finished. Try again.',
};

/** Why no microphone could be opened, and what to do. */
export function refusalWords(
  refusal:
    | { kind: 'denied' | 'no-device' }
    | { kind: 'failed'; code: 'unsupported' | 'microphone-busy' | 'microphone-failed' },
): string {
  if (refusal.kind === 'failed') return failures[refusal.code];
  return refusal.kind === 'denied'
    ? 'The microphone is not allowed.'
    : 'No microphone was found. Connect one, then try again.';
}

const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;

/** The one sentence that tells where the recorder stands. It changes seldom enough to be announced. */
export function recorderSentence(view: RecorderView): string {
  switch (view.status) {
    case 'idle':
      return 'Ready to record.';
    case 'requesting-permission':
      return 'Allow the microphone to start.';
    case 'beep':
      return 'Speak after the tone.';
    case 'recording':
      return view.isSaving ? 'Recording.' : 'Recording. It cannot be saved on this device at the moment.';
    case 'stopping':
      return view.conversion ? 'Preparing your recording.' : 'Saving your recording.';
    case 'stopped':
      return endings[view.endedBy];
    case 'denied':
    case 'no-device':
      return refusalWords({ kind: view.status });
    case 'failed':
      return failures[view.code];
    default:
      return view satisfies never;
  }
}

/** Which microphone took the place of the chosen one; empty where none did. It is announced once. */
export function fallbackWords(view: RecorderView): string {
  if (view.status !== 'recording' && view.status !== 'stopped') return '';
  const { fallback } = view;
  if (fallback === null) return '';
  const used = fallback.used === '' ? 'another microphone' : fallback.used;
  return view.status === 'recording'
    ? `${fallback.chosen} is not connected. Recording with ${used}.`
    : `${fallback.chosen} was not connected. Recorded with ${used}.`;
}

/** What stands under the sentence and may change many times a second. Never announced. */
export function recorderDetail(view: RecorderView): string {
  if (view.status === 'recording') {
    return `${Math.floor(view.elapsedMs / 1000)} of ${Math.round(view.limitMs / 1000)} seconds`;
  }
  if (view.status === 'stopping' && view.conversion) {
    const { stage, ratio } = view.conversion;
    return `${stage === 'loading' ? 'Loading the converter' : 'Converting'}, ${percent(ratio)}`;
  }
  if (view.status === 'stopped') {
    return view.recording.isSaved
      ? 'Saved on this device'
      : 'Not saved on this device. Submit it before you leave.';
  }
  return '';
}
