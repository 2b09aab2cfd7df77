/** Pictures that others see and that were stored before the server had the rules of today for what it is given. */
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import { blob } from '#server/db/schema/sync.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { imageMimeTypes, markChecked, releaseBlob } from './blob-owners.ts';
import { replaceImage } from './comments.ts';
import { keepCleanCopy } from './keep-clean-picture.ts';
import { replaceAvatar } from './learners.ts';
import { isUsed } from './loose-blobs.ts';
import { writeAndTell } from './write.ts';

interface StoredPicture {
  readonly learnerId: string;
  readonly sha256: string;
}

export interface CleanedPictures {
  readonly cleaned: number;
  /** They move, are too large, or are no pictures. Their owners keep them; nobody else is shown them any more. */
  readonly notCleaned: readonly StoredPicture[];
}

const isWaiting = and(eq(blob.isChecked, false), inArray(blob.mimeType, [...imageMimeTypes]), isUsed);

/**
 * Puts a copy without metadata in the place of each. Every picture is a step of its own that happens whole or not at all and is
 * remembered, so that an end at any moment loses nothing and the next run goes on. Only the clean copies are left.
 */
export async function cleanStoredPictures(
  { db, blobs }: { db: Database; blobs: BlobStore },
  signal: AbortSignal,
): Promise<CleanedPictures> {
  const waiting: StoredPicture[] = await db.orm
    .select({ learnerId: blob.learnerId, sha256: blob.sha256 })
    .from(blob)
    .where(isWaiting);
  let cleaned = 0;
  const notCleaned: StoredPicture[] = [];
  for (const picture of waiting) {
    if (signal.aborted) break;
    const end = await cleanOne(db, blobs, picture);
    if (end === 'not-cleaned') notCleaned.push(picture);
    if (end !== 'cleaned') continue;
    cleaned += 1;
    // Lost in a crash, it is loose and swept later.
    await releaseBlob(db, blobs, picture.learnerId, picture.sha256);
  }
  return { cleaned, notCleaned };
}

type End = 'cleaned' | 'not-cleaned' | 'as-it-was';

async function cleanOne(db: Database, blobs: BlobStore, { learnerId, sha256 }: StoredPicture): Promise<End> {
  return writeAndTell(db, learnerId, async ({ tx, publish }): Promise<End> => {
    const [row] = await tx
      .select()
      .from(blob)
      .where(and(eq(blob.learnerId, learnerId), eq(blob.sha256, sha256), isWaiting));
    // Meanwhile another process was here, or its comment is gone. Bytes that are not there may be sent again.
    if (row === undefined || (await blobs.head(sha256)) === undefined) return 'as-it-was';
    const kept = await keepCleanCopy(tx, blobs, row);
    if (kept.kind !== 'kept') {
      await markChecked(tx, { learnerId, sha256, isRefused: true });
      return 'not-cleaned';
    }
    if (kept.sha256 === sha256) return 'as-it-was';
    const places = { from: sha256, to: kept.sha256 };
    const changes = [
      ...(await replaceImage(tx, learnerId, places)),
      ...(await replaceAvatar(tx, learnerId, places)),
    ];
    for (const change of changes) publish({ learnerId, change });
    return 'cleaned';
  });
}
