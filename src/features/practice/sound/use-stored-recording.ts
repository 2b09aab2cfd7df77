import { useMemo } from 'react';
import type { RecordingRef } from '#contract/entities/answer.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';

/** The sound of an own answer as this device has it: the same object until that changes. `missing`: it is not here. */
export function useStoredRecording({
  sha256,
  durationMs,
}: Pick<RecordingRef, 'sha256' | 'durationMs'>): RecordingBytes | 'loading' | 'missing' {
  const stored = useLive(findRecording, { sha256 });
  const data = stored.status === 'ready' ? stored.data : null;
  const recording = useMemo(
    () => data && { bytes: new Uint8Array(data.bytes), mimeType: data.mimeType, durationMs },
    [data, durationMs],
  );
  if (recording) return recording;
  return stored.status === 'ready' ? 'missing' : 'loading';
}
