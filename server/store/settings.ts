import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { MutationPayload } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import { withChanges } from '#domain/goals/changed-fields.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { learnerLevel, scoreTarget } from '#server/db/schema/goals.ts';
import { Problem } from '#server/problem.ts';
import { eq } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { canonicalJson } from './fingerprint.ts';
import type { LearnerRow } from './learners.ts';

type TargetRow = typeof scoreTarget.$inferSelect;
type LevelRow = typeof learnerLevel.$inferSelect;

/** The target as a row of the change feed; a learner has one, so its key is its kind. */
function targetChange({ learnerId: _learnerId, version, ...value }: TargetRow): Change {
  return { kind: 'target', key: 'target', version, deleted: false, value };
}

/** The level as a row of the change feed; a learner has one, so its key is its kind. */
function levelChange({ version, value }: LevelRow): Change {
  return { kind: 'level', key: 'level', version, deleted: false, value };
}

export async function readTargetChanges(tx: Tx, owner: LearnerRow): Promise<Change[]> {
  const rows = await tx.select().from(scoreTarget).where(eq(scoreTarget.learnerId, owner.id));
  return rows.map(targetChange);
}

export async function readLevelChanges(tx: Tx, owner: LearnerRow): Promise<Change[]> {
  const rows = await tx.select().from(learnerLevel).where(eq(learnerLevel.learnerId, owner.id));
  return rows.map(levelChange);
}

/** The target of a learner, or what it is while there is none: version 0. */
export async function findTarget(
  queries: Queries,
  learnerId: string,
): Promise<(TargetDto & { version: number }) | undefined> {
  const [row] = await queries.select().from(scoreTarget).where(eq(scoreTarget.learnerId, learnerId));
  if (row === undefined) return undefined;
  const { learnerId: _learnerId, ...target } = row;
  return target;
}

/** What the learner told the plan wizard last. */
export async function findLevel(queries: Queries, learnerId: string): Promise<LevelRow | undefined> {
  const [row] = await queries.select().from(learnerLevel).where(eq(learnerLevel.learnerId, learnerId));
  return row;
}

/** Sets the score target, or the fields of it that are named. A target that is so already stays as it is. */
export async function setTarget(
  tx: Tx,
  learnerId: string,
  { changed: fields, ...wished }: MutationPayload<'target.set'>,
  baseVersion: BaseVersion,
): Promise<Change> {
  const [row] = await tx.select().from(scoreTarget).where(eq(scoreTarget.learnerId, learnerId));
  let wanted: TargetDto = wished;
  if (row !== undefined) {
    const { learnerId: _learnerId, version, ...stored } = row;
    wanted = withChanges(stored, wished, fields);
    if (canonicalJson(stored) === canonicalJson(wanted)) return targetChange(row);
    if (isStale(baseVersion, { version, isAbsent: false }))
      throw new Problem('VERSION_CONFLICT', 'The target was changed elsewhere', {
        current: targetChange(row),
      });
  }
  const next = { ...wanted, version: (row?.version ?? 0) + 1 };
  const [changed] = await tx
    .insert(scoreTarget)
    .values({ learnerId, ...next })
    .onConflictDoUpdate({ target: scoreTarget.learnerId, set: next })
    .returning();
  if (changed === undefined) throw new Error('the target was not stored');
  return targetChange(changed);
}

/** Stores the answers of the plan wizard. Answers that are so already stay as they are. */
export async function setLevel(
  tx: Tx,
  learnerId: string,
  value: LevelUpdate,
  baseVersion: BaseVersion,
): Promise<Change> {
  const row = await findLevel(tx, learnerId);
  if (row !== undefined) {
    if (canonicalJson(row.value) === canonicalJson(value)) return levelChange(row);
    if (isStale(baseVersion, { version: row.version, isAbsent: false }))
      throw new Problem('VERSION_CONFLICT', 'The level was changed elsewhere', { current: levelChange(row) });
  }
  const next = { value, version: (row?.version ?? 0) + 1 };
  const [changed] = await tx
    .insert(learnerLevel)
    .values({ learnerId, ...next })
    .onConflictDoUpdate({ target: learnerLevel.learnerId, set: next })
    .returning();
  if (changed === undefined) throw new Error('the level was not stored');
  return levelChange(changed);
}
