import type { RecordingChunkSink } from '#platform/recorder/recording-sink.ts';
import type { DataContext } from '#data/store/context.ts';
import { chunkRange } from './recording-chunks.ts';

/**
 * Keeps a recording while it is being made, chunk by chunk, each durable on the disk when its promise resolves. A
 * replacement (a fallback recording converted to MP3) takes the chunks' place in the transaction that ends the draft.
 */
export function createRecordingChunkStore(
  context: Pick<DataContext, 'strictDb' | 'userId'>,
): RecordingChunkSink {
  const { strictDb: db, userId } = context;
  return {
    async begin({ draftId, practiceId, taskType, startedAt, sampleRate, mimeType }) {
      await db.recordingDrafts.add({
        draftId,
        userId,
        practiceId,
        taskType,
        startedAt,
        sampleRate,
        mimeType,
        finished: null,
      });
    },
    async append(draftId, seq, bytes) {
      await db.recordingChunks.put({ draftId, seq, bytes: toBuffer(bytes) });
    },
    async finish(draftId, facts, replacement) {
      const { mimeType, sha256, sizeBytes, durationMs, signal } = facts;
      await db.transaction('rw', db.recordingDrafts, db.recordingChunks, async () => {
        const draft = await db.recordingDrafts.get(draftId);
        if (!draft) return;
        if (replacement) {
          await chunkRange(db, draftId).delete();
          await db.recordingChunks.put({ draftId, seq: 0, bytes: toBuffer(replacement) });
        }
        await db.recordingDrafts.put({
          ...draft,
          mimeType,
          finished: { sha256, sizeBytes, durationMs, signal },
        });
      });
    },
    async discard(draftId) {
      await db.transaction('rw', db.recordingDrafts, db.recordingChunks, async () => {
        await chunkRange(db, draftId).delete();
        await db.recordingDrafts.delete(draftId);
      });
    },
  };
}

/** The bytes alone: a view may show a small part of a large buffer, and all of that would be stored. */
function toBuffer(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? bytes.buffer : bytes.slice().buffer;
}
