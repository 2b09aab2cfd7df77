import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { systemIds } from '#platform/ids.ts';
import { createDraftLocks } from '#platform/recorder/draft-locks.ts';
import { createMemorySink } from './memory-recording-sink.ts';

/** What a recorder of a browser test stands on, but for the microphone: a sink in memory, and the browser's own of the rest. */
export function recorderParts(audio: AudioClient) {
  return {
    audio,
    sink: createMemorySink(),
    clock: systemClock,
    ids: systemIds,
    digest: systemDigest,
    locks: createDraftLocks(navigator.locks),
    chosenMicrophone: () => null,
  };
}
