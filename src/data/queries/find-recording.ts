import type { ReadContext } from '#data/store/context.ts';

/** The bytes of an own recording; `null` when this device does not have them (ask GET /api/blobs/{sha256}). */
export async function findRecording(
  { db, userId }: ReadContext,
  { sha256 }: { sha256: string },
): Promise<{ bytes: ArrayBuffer; mimeType: string } | null> {
  const row = await db.blobs.get([userId, sha256]);
  return row ? { bytes: row.bytes, mimeType: row.mimeType } : null;
}
