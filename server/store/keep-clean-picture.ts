import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cleanPicture, type CleanPicture } from '#domain/media/clean-picture.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Tx } from '#server/db/database.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { findOwnBlob, imageMimeTypes, markChecked, ownCleanPicture, releaseBlob } from './blob-owners.ts';
import type { Effect } from './effect.ts';

interface WantedPicture {
  readonly sha256: string;
  /** What it is for, for whom it is refused. */
  readonly field: 'images' | 'avatar' | 'sha256';
  readonly limitBytes: number;
  readonly limitText: string;
}

const refusals = {
  'not-a-picture': 'is not the picture that it says it is',
  'too-many-pixels': 'has more than 25 megapixels, or more than 8,000 pixels a side',
  animated: 'must not be animated',
} as const;

/**
 * The learner's own picture as others may see it: without metadata, not moving, within the limits. A device has made it so before
 * it sent it; then it stays as it is. Else a clean copy is kept under its own hash, which is returned, and the upload goes.
 */
export async function keepCleanPicture(
  { tx, learner, stores, afterCommit }: Pick<Effect, 'tx' | 'learner' | 'stores' | 'afterCommit'>,
  { sha256, field, limitBytes, limitText }: WantedPicture,
): Promise<string> {
  const { db, blobs } = stores;
  const given = await findOwnBlob(tx, learner.id, sha256);
  if (given === undefined || (await blobs.head(sha256)) === undefined)
    throw new Problem('BLOB_MISSING', 'The picture is not stored yet');
  const { mimeType, sizeBytes } = given;
  if (!imageMimeTypes.some((type) => type === mimeType))
    throw invalidField(field, 'must be png, jpeg or webp');
  if (sizeBytes > limitBytes) throw invalidField(field, limitText);
  const kept = await keepCleanCopy(tx, blobs, { ...given, learnerId: learner.id });
  if (kept.kind !== 'kept') throw invalidField(field, refusals[kept.kind]);
  if (kept.sha256 !== sha256) afterCommit(() => releaseBlob(db, blobs, learner.id, sha256));
  return kept.sha256;
}

/** Keeps a picture without metadata under its own hash, which is that of the picture where there was none. Its bytes must be there. */
export async function keepCleanCopy(
  tx: Tx,
  blobs: BlobStore,
  { learnerId, sha256, mimeType }: { learnerId: string; sha256: string; mimeType: string },
): Promise<{ kind: 'kept'; sha256: string } | Exclude<CleanPicture, { kind: 'clean' }>> {
  const cleaned = cleanPicture(new Uint8Array(await buffer(await blobs.get(sha256))), mimeType);
  if (cleaned.kind !== 'clean') return cleaned;
  const { bytes } = cleaned;
  const cleanSha256 = createHash('sha256').update(bytes).digest('hex');
  if (cleanSha256 === sha256) {
    await markChecked(tx, { learnerId, sha256, isRefused: false });
    return { kind: 'kept', sha256 };
  }
  const path = join(blobs.uploadDir, randomUUID());
  try {
    await writeFile(path, bytes, { flush: true });
    const owned = { sha256: cleanSha256, mimeType, sizeBytes: bytes.length };
    await ownCleanPicture(tx, learnerId, owned, () => blobs.take(cleanSha256, path, bytes.length));
  } finally {
    await rm(path, { force: true });
  }
  return { kind: 'kept', sha256: cleanSha256 };
}
