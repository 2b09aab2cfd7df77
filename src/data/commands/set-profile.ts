import type { ProfilePatch } from '#contract/entities/profile.ts';
import type { PteType } from '#contract/exam.ts';
import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { storing, type Stored } from '#data/store/storage-failure.ts';

/** Changes own profile fields; also before the first sign-in. */
export async function setProfile(context: DataContext, patch: ProfilePatch): Promise<Stored> {
  const written = commit(context, {
    async write({ profiles }) {
      const shadow = (await profiles.get(context.userId))?.shadow ?? null;
      return [newOp('profile.set', patch, { shadow })];
    },
  });
  return storing(written);
}

/** Switches the exam that the learner prepares for. */
export async function setPteType(context: DataContext, pteType: PteType): Promise<Stored> {
  return setProfile(context, { pteType });
}
