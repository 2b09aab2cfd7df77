import type { RecordingRef } from '#contract/entities/answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { chunkRange, joinChunks } from '#data/store/recordings/recording-chunks.ts';
import type { RecordingDraftRow } from '#data/store/rows.ts';
import { createRecordingChunkStore } from '#data/store/recordings/recording-chunk-store.ts';

export interface RecoveredRecording extends Pick<
  RecordingDraftRow,
  'draftId' | 'practiceId' | 'taskType' | 'startedAt' | 'mimeType'
> {
  bytes: ArrayBuffer;
  /** Facts of the whole recording; `null` when it was cut off, then length and signal must be measured again. */
  finished: RecordingRef | null;
}

/** What was kept of a recording; `null` when nothing was, or when it is another learner's. The draft stays. */
export async function recoverRecording(
  { db, userId }: Pick<DataContext, 'db' | 'userId'>,
  { draftId }: { draftId: string },
): Promise<RecoveredRecording | null> {
  return db.transaction('r', db.recordingDrafts, db.recordingChunks, async () => {
    const draft = await db.recordingDrafts.get(draftId);
    if (draft?.userId !== userId) return null;
    const bytes = joinChunks(await chunkRange(db, draftId).toArray()).buffer;
    if (bytes.byteLength === 0) return null;
    const { practiceId, taskType, startedAt, mimeType, finished } = draft;
    return {
      draftId,
      practiceId,
      taskType,
      startedAt,
      mimeType,
      bytes,
      finished: finished ? { ...finished, mimeType } : null,
    };
  });
}

/** Forgets a recording that the learner does not want. */
export async function discardRecording(
  context: Pick<DataContext, 'strictDb' | 'userId'>,
  { draftId }: { draftId: string },
): Promise<void> {
  await createRecordingChunkStore(context).discard(draftId);
}
