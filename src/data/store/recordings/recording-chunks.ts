import type { PassageTables } from '#data/store/database.ts';
import type { RecordingChunkRow } from '#data/store/rows.ts';

/** The chunks of one draft, in order. */
export function chunkRange({ recordingChunks }: Pick<PassageTables, 'recordingChunks'>, draftId: string) {
  return recordingChunks
    .where('[draftId+seq]')
    .between([draftId, Number.NEGATIVE_INFINITY], [draftId, Number.POSITIVE_INFINITY]);
}

/** Joins chunks up to the first hole: any such prefix of a recording is playable. */
export function joinChunks(chunks: readonly RecordingChunkRow[]): Uint8Array<ArrayBuffer> {
  const whole = chunks.filter((chunk, at) => chunk.seq === at);
  const bytes = new Uint8Array(whole.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0));
  let at = 0;
  for (const chunk of whole) {
    bytes.set(new Uint8Array(chunk.bytes), at);
    at += chunk.bytes.byteLength;
  }
  return bytes;
}
