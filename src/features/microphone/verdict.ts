import { soundFaults, type SoundFault } from '#domain/signal/sound-faults.ts';
import type { FinishedRecording, RecordingEnd } from '#platform/recorder/recorder-state.ts';

/**
 * How a test went. `cut-off`: the microphone went away in the middle; `too-short`: it was stopped before anything could be said of it;
 * `unknown`: this browser cannot measure it.
 */
export type Verdict =
  | { readonly kind: 'good' | 'too-short' | 'unknown' }
  | { readonly kind: 'cut-off'; readonly endedBy: 'device-lost' | 'interrupted' | 'broken' }
  | { readonly kind: 'faulty'; readonly faults: readonly [SoundFault, ...SoundFault[]] };

/** The sentence takes twice as long. */
const shortestMs = 2_000;

export function verdictOf(
  { signal, durationMs }: Pick<FinishedRecording, 'signal' | 'durationMs'>,
  endedBy: RecordingEnd,
): Verdict {
  if (endedBy === 'device-lost' || endedBy === 'interrupted' || endedBy === 'broken')
    return { kind: 'cut-off', endedBy };
  if (durationMs < shortestMs) return { kind: 'too-short' };
  if (signal === null) return { kind: 'unknown' };
  const [first, ...more] = soundFaults(signal);
  return first === undefined ? { kind: 'good' } : { kind: 'faulty', faults: [first, ...more] };
}
