import type { ProfilePatch } from '#contract/entities/profile.ts';
import type { PteType } from '#contract/exam.ts';
import { commit } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { newOps } from '#data/new-op.ts';
import { freshProfile, withPatch } from '#data/profile-view.ts';

/** Changes own profile fields; also before the first sign-in. */
export async function setProfile(context: DataContext, patch: ProfilePatch): Promise<void> {
  const { userId } = context;
  await commit(context, {
    async write(tables) {
      const row = (await tables.profiles.get(userId)) ?? freshProfile(userId);
      await tables.profiles.put(withPatch(row, patch));
      return [newOps.setProfile(patch, row.shadow?.version ?? null)];
    },
  });
}

/** Switches the exam that the learner prepares for. */
export async function setPteType(context: DataContext, pteType: PteType): Promise<void> {
  await setProfile(context, { pteType });
}
