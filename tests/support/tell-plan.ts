import type { ProfileDto } from '#contract/entities/profile.ts';
import type { ReadContext } from '#data/store/context.ts';
import { unknownLearner } from '#domain/outbox/kinds/profile.ts';

/** What the server last said of the learner's plan, as a sync brings it. */
export async function tellPlan(
  { db, userId }: ReadContext,
  status: ProfileDto['status'],
  premiumUntil: string | null = null,
): Promise<void> {
  const { pteType, language, firstName, lastName, nickname } = unknownLearner;
  const shadow = { version: 1, value: { ...unknownLearner, status, premiumUntil } };
  await db.profiles.put({ userId, pteType, language, firstName, lastName, nickname, shadow });
}
