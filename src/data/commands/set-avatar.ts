import { avatarAddress } from '#contract/entities/profile.ts';
import { commit } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { newOp } from '#data/new-op.ts';
import { asStorageFailure, type StorageFailure } from '#data/storage-failure.ts';

/** Shows this picture as the learner's own: stored here, sent when there is a connection. `null` takes it away. */
export async function setAvatar(
  context: DataContext,
  picture: { bytes: ArrayBuffer; mimeType: string } | null,
): Promise<{ kind: 'saved' } | { kind: 'not-saved'; reason: StorageFailure }> {
  const { userId, digest, clock } = context;
  const sha256 = picture && (await digest.sha256(picture.bytes));
  const createdAt = clock.now();
  try {
    await commit(context, {
      async write({ profiles, blobs }) {
        const shadow = (await profiles.get(userId))?.shadow ?? null;
        if (picture && sha256 !== null && !(await blobs.get([userId, sha256]))) {
          const sizeBytes = picture.bytes.byteLength;
          await blobs.add({ userId, sha256, ...picture, sizeBytes, createdAt, uploaded: 0 });
        }
        return [newOp('profile.set', { avatar: sha256 === null ? null : avatarAddress(sha256) }, { shadow })];
      },
    });
    return { kind: 'saved' };
  } catch (error) {
    return { kind: 'not-saved', reason: asStorageFailure(error) };
  }
}
