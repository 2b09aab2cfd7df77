import type { BlobWrites } from '#domain/outbox/blob-writes.ts';
import type { PassageTables } from '#data/store/database.ts';

/** Does what a plan says to stored bytes of a learner. Part of a running transaction. */
export async function writeBlobs(
  { blobs }: Pick<PassageTables, 'blobs'>,
  userId: string,
  { uploaded, missing, gone }: BlobWrites,
): Promise<void> {
  for (const sha256 of uploaded) await blobs.where({ userId, sha256 }).modify({ uploaded: 1 });
  for (const sha256 of missing) await blobs.where({ userId, sha256 }).modify({ uploaded: 0 });
  if (gone.length > 0) await blobs.bulkDelete(gone.map((sha256): [string, string] => [userId, sha256]));
}
