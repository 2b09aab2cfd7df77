import type { ReadContext } from '#data/store/context.ts';
import type { ProfileRow } from '#data/store/rows.ts';
import { viewProfile } from '#data/store/sync-store/own-table-views.ts';
import type { ToldPlan } from '#domain/premium/premium-features.ts';

/** The learner as screens show them. `username` and `toldPlan` are `null` until the server was heard. */
export interface ProfileView extends Omit<ProfileRow, 'shadow' | 'userId'> {
  username: string | null;
  avatar: string | null;
  /** Whether new answers are shared; `null`: the learner has not said so. */
  shareAnswers: boolean | null;
  /** What the server last said of the plan; `useOwnPlan` knows which one holds now. */
  toldPlan: ToldPlan | null;
}

/** There is always a profile: before the first sign-in it is the local one. */
export async function findProfile({ db, userId }: ReadContext): Promise<ProfileView> {
  const { shadow, userId: _, ...view } = (await db.profiles.get(userId)) ?? viewProfile(userId, null, []);
  const dto = shadow?.value ?? null;
  return {
    ...view,
    username: dto?.username ?? null,
    avatar: (view.avatar === undefined ? dto?.avatar : view.avatar) ?? null,
    shareAnswers: view.shareAnswers ?? null,
    toldPlan: dto && { status: dto.status, premiumUntil: dto.premiumUntil ?? null },
  };
}
