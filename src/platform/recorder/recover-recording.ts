import type { CompletionPorts } from './complete-recording.ts';
import { recoverAudio } from './complete-recording.ts';
import type { FinishedRecording } from './recorder-state.ts';
import type { RecordingDraft } from './recording-sink.ts';

/**
 * Makes a draft that a crash or a killed tab left behind into a recording that can be played and handed in. `bytes` are
 * its chunks, joined in order. `null` when nothing in it can be played: such a draft may be discarded.
 */
export async function recoverRecording(
  draft: Pick<RecordingDraft, 'draftId' | 'mimeType'>,
  bytes: Uint8Array<ArrayBuffer>,
  ports: CompletionPorts,
): Promise<FinishedRecording | null> {
  const audio = await recoverAudio(bytes, draft.mimeType, ports);
  return audio && { draftId: draft.draftId, ...audio, isSaved: true };
}
