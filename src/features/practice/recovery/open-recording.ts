import type { RecordingRef } from '#contract/entities/answer.ts';
import { recoverRecording as readRecording } from '#data/commands/recordings.ts';
import type { DataContext } from '#data/store/context.ts';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { recoverRecording } from '#platform/recorder/recover-recording.ts';

/** A recording that was left behind, whole again: what an answer refers to, and its bytes. */
export interface OpenedRecording {
  ref: RecordingRef;
  bytes: ArrayBuffer;
}

/** Reads what was saved of a recording and makes it playable. `null` when nothing in it can be played. */
export async function openRecording(
  context: DataContext,
  audio: AudioClient,
  draftId: string,
): Promise<OpenedRecording | null> {
  const kept = await readRecording(context, { draftId });
  if (!kept) return null;
  if (kept.finished) return { ref: kept.finished, bytes: kept.bytes };
  const whole = await recoverRecording(kept, new Uint8Array(kept.bytes), { audio, digest: context.digest });
  if (!whole) return null;
  const { sha256, mimeType, durationMs, signal, bytes } = whole;
  return {
    ref: { sha256, mimeType, durationMs, signal, sizeBytes: bytes.byteLength },
    bytes: bytes.slice().buffer,
  };
}
