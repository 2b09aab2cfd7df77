import { Dexie } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import type { PassageDb } from '#data/database.ts';
import { noteClock } from '#data/device-day.ts';
import { rebuildList } from '#data/list-projection.ts';
import { readMeta } from '#data/meta.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { applyChanges, forgetAnswers, opsByTarget } from './apply-changes.ts';
import { endMootConflicts } from './end-moot-conflicts.ts';
import { entitiesOf, writeEntities, type OpsAbout } from './entity-steps.ts';
import type { ReadOpsAbout } from './known-targets.ts';
import { viewBookmark } from './own-table-views.ts';
import { isChangeKind, noteSkipped, wholeKinds, type SkippedRow } from '#domain/outbox/store/skipped.ts';
import { laterTime, type EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { PulledPage } from '#domain/outbox/store/sync-store.ts';

/** Applies one page of a running pull; returns the state to save in the same transaction. */
export async function applyPage(
  db: PassageDb,
  pull: { userId: string; state: EngineMemory; page: PulledPage; opsAbout: ReadOpsAbout },
): Promise<EngineMemory> {
  const { userId, page, opsAbout } = pull;
  const { changes, cursor, isLast, aiQuota, skipped = [] } = page;
  await noteClock(db, page);
  const state = noteSkipped(pull.state, skipped, page.serverTime ?? 0);
  const pulls = state.pulls + (isLast ? 1 : 0);
  const told = {
    serverTime: laterTime(state.serverTime, page.serverTime),
    ...(aiQuota ? { aiQuota } : {}),
  };
  if (!state.restage) {
    await applyChanges(db, userId, changes, { opsAbout });
    await endMootConflicts(db, userId, page.now);
    return { ...state, cursor, pulls, ...told };
  }
  await db.staging.bulkPut(changes.map((change) => ({ userId, kind: change.kind, key: change.key, change })));
  if (!isLast) return { ...state, restage: { ...state.restage, cursor }, ...told };
  const { kinds } = state.restage;
  const strange = await swapStaged(db, userId, wholeKinds(state, kinds));
  await endMootConflicts(db, userId, page.now);
  // A pull of some kinds says nothing of the others: the feed is read on from where it was.
  const read = noteSkipped(state, strange, page.serverTime ?? 0);
  return { ...read, cursor: kinds ? state.cursor : cursor, restage: null, pulls, ...told };
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
  const live = new Set(
    staged.filter((change) => !change.deleted).map(({ kind, key }) => targetOf(kind, key)),
  );
  const queue = await db.outbox.where({ userId }).toArray();
  const opsAbout = opsByTarget(queue);
  if (kinds.includes('answer')) await dropAnswers(db, userId, { live, opsAbout });
  if (kinds.includes('bookmark')) await dropBookmarks(db, userId, { live, opsAbout });
  const others = await entitiesOf(db, userId).toArray();
  const unsaid = others.filter(
    ({ kind, key, shadow }) => shadow && kinds.includes(kind) && !live.has(targetOf(kind, key)),
  );
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
  /** Targets of the rows that the server has. */
  readonly live: ReadonlySet<string>;
  readonly opsAbout: OpsAbout;
}

async function dropAnswers(db: PassageDb, userId: string, { live, opsAbout }: Staged): Promise<void> {
  const answers = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  const gone = answers.filter(({ answerId }) => {
    const target = targetOf('answer', answerId);
    return !live.has(target) && opsAbout(target).length === 0;
  });
  await forgetAnswers(db, gone);
}

async function dropBookmarks(db: PassageDb, userId: string, { live, opsAbout }: Staged): Promise<void> {
  const bookmarks = await db.bookmarks
    .where('[userId+practiceId]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  for (const row of bookmarks) {
    const target = targetOf('bookmark', String(row.practiceId));
    if (row.shadow && !live.has(target))
      await db.bookmarks.put(viewBookmark({ ...row, shadow: null }, opsAbout(target)));
  }
}
