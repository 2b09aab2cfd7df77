import type { DataContext } from '#data/store/context.ts';

/**
 * Takes own recordings off this device that the server has: they are fetched again when they are played. One that an op
 * in the queue still names stays, whatever the server said of it.
 */
export async function removeUploadedRecordings({
  db,
  userId,
}: Pick<DataContext, 'db' | 'userId'>): Promise<{ removed: number }> {
  return db.transaction('rw', db.blobs, db.outbox, async () => {
    const needed = new Set<string>();
    await db.outbox
      .where('[userId+seq]')
      .between([userId, -Infinity], [userId, Infinity])
      .each(({ blobKeys }) => {
        for (const sha256 of blobKeys) needed.add(sha256);
      });
    const stored = await db.blobs.where('[userId+uploaded]').equals([userId, 1]).primaryKeys();
    const free = stored.filter(([, sha256]) => !needed.has(sha256));
    await db.blobs.bulkDelete(free);
    return { removed: free.length };
  });
}
