import type { ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';

export interface RecordingsRoom {
  count: number;
  bytes: number;
}

/** What takes room on this device, in bytes. */
export interface RoomUsed {
  /** Own recordings that are on the server too, and could be fetched again. */
  onServer: RecordingsRoom;
  /** Own recordings that exist nowhere else. */
  onlyHere: RecordingsRoom;
  /** Packs and sound of the question bank. */
  bankBytes: number;
}

/** Sizes from the answers, which name their recordings: the recordings themselves are not read. */
export async function roomUsed({ db, userId }: ReadContext): Promise<RoomUsed> {
  return db.transaction('r', db.answers, db.blobs, db.meta, async () => {
    const keysOf = async (uploaded: 0 | 1) => {
      const keys = await db.blobs.where('[userId+uploaded]').equals([userId, uploaded]).primaryKeys();
      return new Set(keys.map(([, sha256]) => sha256));
    };
    const [onlyHere, onServer] = await Promise.all([keysOf(0), keysOf(1)]);
    const sizes = new Map<string, number>();
    await db.answers
      .where('[userId+answeredAt]')
      .between([userId, -Infinity], [userId, Infinity])
      .each(({ value }) => {
        if (value.kind === 'record') sizes.set(value.recording.sha256, value.recording.sizeBytes);
      });
    const roomOf = (keys: ReadonlySet<string>): RecordingsRoom => ({
      count: keys.size,
      bytes: [...keys].reduce((sum, sha256) => sum + (sizes.get(sha256) ?? 0), 0),
    });
    const content = await readMeta(db, 'content');
    const packBytes = content?.packs.reduce((sum, pack) => sum + pack.sizeBytes, 0) ?? 0;
    return {
      onServer: roomOf(onServer),
      onlyHere: roomOf(onlyHere),
      bankBytes: packBytes + (content?.mediaBytes ?? 0),
    };
  });
}
