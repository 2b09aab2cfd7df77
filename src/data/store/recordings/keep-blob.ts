import type { PassageTables } from '#data/store/database.ts';
import type { BlobRow } from '#data/store/rows.ts';

/** Keeps bytes under their SHA-256, part of a transaction. What is there already stays as it is: it may have been uploaded. */
export async function keepBlob(
  { blobs }: Pick<PassageTables, 'blobs'>,
  row: Omit<BlobRow, 'sizeBytes'>,
): Promise<void> {
  const { userId, sha256 } = row;
  const known = await blobs.where({ userId, sha256 }).count();
  if (known === 0) await blobs.add({ ...row, sizeBytes: row.bytes.byteLength });
}
