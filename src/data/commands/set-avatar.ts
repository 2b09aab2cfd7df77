import { avatarAddress } from '#contract/entities/profile.ts';
import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { storing, type Stored } from '#data/store/storage-failure.ts';

/** Shows this picture as the learner's own: stored here, sent when there is a connection. `null` takes it away. */
export async function setAvatar(
  context: DataContext,
  picture: { bytes: ArrayBuffer; mimeType: string } | null,
): Promise<Stored> {
  const { userId, digest } = context;
  const sha256 = picture && (await digest.sha256(picture.bytes));
  const written = commit(context, {
    blobs: picture && sha256 !== null ? [{ sha256, ...picture }] : [],
    async write({ profiles }) {
      const shadow = (await profiles.get(userId))?.shadow ?? null;
      return [newOp('profile.set', { avatar: sha256 === null ? null : avatarAddress(sha256) }, { shadow })];
    },
  });
  return storing(written);
}
