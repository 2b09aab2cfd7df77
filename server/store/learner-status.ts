import { planAt } from '#domain/premium/premium-features.ts';
import type { Change } from '#contract/sync.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { learner } from '#server/db/schema/learners.ts';
import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import { profileChange, profileDto, type LearnerRow } from './learners.ts';
import { writeAsServer } from './write.ts';

type Status = LearnerRow['status'];
type LearnerPlan = Pick<LearnerRow, 'status' | 'premiumUntil'>;

/** Learners of a plan, or those whom a username or an id means. */
export async function listLearnersNamed(
  queries: Queries,
  by: { readonly status: Status } | { readonly name: string },
): Promise<LearnerRow[]> {
  const wanted =
    'status' in by
      ? eq(learner.status, by.status)
      : or(eq(learner.username, by.name), eq(sql`${learner.id}::text`, by.name));
  return queries.select().from(learner).where(wanted).orderBy(learner.username);
}

/** Puts a learner on a plan. Their devices hear of it like of any change of the profile. `premiumUntil`: `null` for no end. */
export async function setLearnerStatus(db: Database, learnerId: string, plan: LearnerPlan): Promise<void> {
  await writeAsServer(db, learnerId, ({ tx }) => putOnPlan(tx, learnerId, plan));
}

/** The same within a write of the learner's; `null`: the plan is theirs already. */
export async function putOnPlan(
  tx: Tx,
  learnerId: string,
  { status, premiumUntil }: LearnerPlan,
): Promise<Change | null> {
  const until = premiumUntil?.toISOString() ?? null;
  const isOther = or(
    ne(learner.status, status),
    sql`${learner.premiumUntil} is distinct from ${until}::timestamptz`,
  );
  const [changed] = await tx
    .update(learner)
    .set({ status, premiumUntil, version: sql`${learner.version} + 1` })
    .where(and(eq(learner.id, learnerId), isOther))
    .returning();
  return changed === undefined ? null : profileChange(changed);
}

/** The learner as they are now: who has a Premium that has run out meanwhile is put on the free plan. */
export async function withPlanOf(db: Database, known: LearnerRow, now: Date): Promise<LearnerRow> {
  if (planAt(profileDto(known), now.getTime()) === known.status) return known;
  await endPremium(db, known.id, now);
  const [row] = await db.orm.select().from(learner).where(eq(learner.id, known.id));
  return row ?? known;
}

/** Puts everybody whose Premium has run out on the free plan, so that others do not see it beside their names any more either. */
export async function endPremiumPlans(db: Database, now: Date): Promise<void> {
  const ended = await db.orm.select({ id: learner.id }).from(learner).where(lte(learner.premiumUntil, now));
  for (const { id } of ended) await endPremium(db, id, now);
}

/** Ends a Premium that has run out; one that was made longer meanwhile goes on. */
async function endPremium(db: Database, learnerId: string, now: Date): Promise<void> {
  await writeAsServer(db, learnerId, async ({ tx }) => {
    const [changed] = await tx
      .update(learner)
      .set({ status: 'TRIAL', premiumUntil: null, version: sql`${learner.version} + 1` })
      .where(and(eq(learner.id, learnerId), lte(learner.premiumUntil, now)))
      .returning();
    return changed === undefined ? null : profileChange(changed);
  });
}
