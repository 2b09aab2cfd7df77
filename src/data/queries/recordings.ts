import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { chunkRange } from '#data/store/recordings/recording-chunks.ts';

/** A recording that was made, at least in part, and never handed in. */
export interface UnfinishedRecording {
  draftId: string;
  practiceId: number | null;
  taskType: TaskType | null;
  startedAt: number;
  mimeType: string;
  sizeBytes: number;
  /** `null` when the recording was cut off: what there is can be played, its length is not known. */
  durationMs: number | null;
}

/** Recordings that a crash, a killed tab or a closed screen left behind; the newest first. Empty ones are left out. */
export async function listUnfinishedRecordings({ db, userId }: ReadContext): Promise<UnfinishedRecording[]> {
  return db.transaction('r', db.recordingDrafts, db.recordingChunks, async () => {
    const drafts = await db.recordingDrafts
      .where('[userId+startedAt]')
      .between([userId, -Infinity], [userId, Infinity])
      .reverse()
      .toArray();
    const listed: UnfinishedRecording[] = [];
    for (const { draftId, practiceId, taskType, startedAt, mimeType, finished } of drafts) {
      let sizeBytes = finished?.sizeBytes ?? 0;
      if (!finished) {
        await chunkRange(db, draftId).each((chunk) => {
          sizeBytes += chunk.bytes.byteLength;
        });
      }
      const durationMs = finished?.durationMs ?? null;
      if (sizeBytes > 0) {
        listed.push({ draftId, practiceId, taskType, startedAt, mimeType, sizeBytes, durationMs });
      }
    }
    return listed;
  });
}
