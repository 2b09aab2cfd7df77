import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { addBlobOwner, dropUnowned, findOwnBlob, type OwnedBlob } from './blob-owners.ts';
import { checkLooseRoom } from './loose-blobs.ts';
import { lockFeeds } from './write.ts';

/**
 * Makes the learner an owner of bytes that have just come, if there is room for them. Counted under the lock of the learner's feed and by
 * the bytes that came, whatever was announced. What is theirs already needs no room.
 * @throws Problem RATE_LIMITED when too much waits for its answers, UNAVAILABLE when the bytes are gone again
 */
export async function keepUpload(
  { db, blobs }: { readonly db: Database; readonly blobs: BlobStore },
  learnerId: string,
  owned: OwnedBlob,
): Promise<void> {
  try {
    await db.orm.transaction(async (tx) => {
      await lockFeeds(tx, [learnerId]);
      if ((await findOwnBlob(tx, learnerId, owned.sha256)) === undefined)
        await checkLooseRoom(tx, learnerId, owned.sizeBytes);
      await addBlobOwner(tx, blobs, learnerId, owned);
    });
  } catch (error) {
    await dropUnowned(db, blobs, owned.sha256);
    throw error;
  }
}
