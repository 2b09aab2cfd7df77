import { Dexie } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import type { PassageDb } from '#data/store/database.ts';
import { noteClock } from '#data/store/device-day.ts';
import { rebuildList } from '#data/store/content/list-projection.ts';
import { readMeta } from '#data/store/meta.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { applyChanges, forgetAnswers, opsByTarget } from './apply-changes.ts';
import { endMootConflicts } from './end-moot-conflicts.ts';
import { entitiesOf, writeEntities, type OpsAbout } from './entity-steps.ts';
import type { ReadOpsAbout } from './known-targets.ts';
import { viewBookmark } from './own-table-views.ts';
import { isChangeKind, noteSkipped, type SkippedRow } from '#domain/outbox/store/skipped.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import { leftOutOf } from '#domain/outbox/store/left-out.ts';
import type { PageStep } from '#domain/outbox/store/memory-steps.ts';
import type { PulledPage } from '#domain/outbox/store/sync-store.ts';

/** Writes the rows of one page as `step` has it; returns the memory to save in the same transaction. */
export async function applyPage(
  db: PassageDb,
  pull: { userId: string; step: PageStep; page: PulledPage; opsAbout: ReadOpsAbout },
): Promise<EngineMemory> {
  const { userId, step, page, opsAbout } = pull;
  const { changes } = page;
  await noteClock(db, page);
  if (step.rows === 'apply') {
    await applyChanges(db, userId, changes, { opsAbout });
    await endMootConflicts(db, userId, page.now);
    return step.memory;
  }
  await db.staging.bulkPut(changes.map((change) => ({ userId, kind: change.kind, key: change.key, change })));
  if (step.rows === 'stage') return step.memory;
  const strange = await swapStaged(db, userId, step.kinds);
  await endMootConflicts(db, userId, page.now);
  return noteSkipped(step.memory, strange, page.serverTime ?? 0);
}

export async function clearStaging({ staging }: Pick<PassageDb, 'staging'>, userId: string): Promise<void> {
  await stagedOf({ staging }, userId).delete();
}

function stagedOf({ staging }: Pick<PassageDb, 'staging'>, userId: string) {
  return staging
    .where('[userId+kind+key]')
    .between([userId, Dexie.minKey, Dexie.minKey], [userId, Dexie.maxKey, Dexie.maxKey]);
}

/**
 * The full pull is whole: what it has is the truth of the server, what it lacks of `kinds` is gone there. The queue stays.
 * Returns what a newer version of the app had put there and this one cannot read.
 */
async function swapStaged(
  db: PassageDb,
  userId: string,
  kinds: readonly ChangeKind[],
): Promise<SkippedRow[]> {
  const all = (await stagedOf(db, userId).toArray()).map((row) => row.change);
  const [staged, strange] = [
    all.filter(({ kind }) => isChangeKind(kind)),
    all.filter(({ kind }) => !isChangeKind(kind)),
  ];
  await clearStaging(db, userId);
  const isLeftOut = leftOutOf(staged, kinds);
  const queue = await db.outbox.where({ userId }).toArray();
  const opsAbout = opsByTarget(queue);
  if (kinds.includes('answer')) await dropAnswers(db, userId, { isLeftOut, opsAbout });
  if (kinds.includes('bookmark')) await dropBookmarks(db, userId, { isLeftOut, opsAbout });
  const others = await entitiesOf(db, userId).toArray();
  const unsaid = others.filter(({ kind, key, shadow }) => shadow && isLeftOut(kind, key));
  await writeEntities(
    db,
    unsaid.map(({ kind, key }) => ({ userId, kind, key, shadow: null })),
    opsAbout,
  );
  await applyChanges(db, userId, staged, { opsAbout: async () => queue, force: true });
  if ((await readMeta(db, 'list-owner')) === userId) await rebuildList(db, userId);
  return strange;
}

interface Staged {
  readonly isLeftOut: ReturnType<typeof leftOutOf>;
  readonly opsAbout: OpsAbout;
}

async function dropAnswers(db: PassageDb, userId: string, { isLeftOut, opsAbout }: Staged): Promise<void> {
  const answers = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  const gone = answers.filter(
    ({ answerId }) => isLeftOut('answer', answerId) && opsAbout(targetOf('answer', answerId)).length === 0,
  );
  await forgetAnswers(db, gone);
}

async function dropBookmarks(db: PassageDb, userId: string, { isLeftOut, opsAbout }: Staged): Promise<void> {
  const bookmarks = await db.bookmarks
    .where('[userId+practiceId]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  for (const row of bookmarks) {
    const key = String(row.practiceId);
    if (row.shadow && isLeftOut('bookmark', key))
      await db.bookmarks.put(viewBookmark({ ...row, shadow: null }, opsAbout(targetOf('bookmark', key))));
  }
}
