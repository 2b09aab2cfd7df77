import type { ChangeKind } from '#contract/sync.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import { kinds } from '#domain/outbox/kinds/kinds.ts';
import { updateList } from '#data/store/content/list-projection.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { getOpsAbout } from '#data/store/queue/queue-reads.ts';
import { opsByTarget, type ChangeTables } from './apply-changes.ts';
import { isEntityKind, refreshEntities } from './entity-steps.ts';
import { isRemoved, viewBookmark, viewProfile } from './own-table-views.ts';

/** Enough of an op to find the row that it is about. */
export type AboutRow = Pick<OutboxOp, 'userId' | 'kind' | 'target'>;

/** The row that an op is about; `null`: it is about none. */
export function rowOf({
  kind,
  target,
}: Pick<OutboxOp, 'kind' | 'target'>): { kind: ChangeKind; key: string } | null {
  const changed: ChangeKind | null | undefined = changedKinds[kind];
  if (!changed) return null;
  return { kind: changed, key: kinds[changed].isSingle ? changed : target.slice(changed.length + 1) };
}

/**
 * Brings the rows that ops are about to shadow + standing ops: after the queue changed. Part of the transaction that
 * did it. A refused answer stays on the screen: it is the learner's work, and marked as not sent.
 */
export async function refreshViews(tables: ChangeTables, ops: readonly AboutRow[]): Promise<void> {
  const [first] = ops;
  if (!first) return;
  const { userId } = first;
  const targets = new Map(ops.map((op) => [op.target, op]));
  const opsAbout = opsByTarget(await getOpsAbout(tables, userId, targets.keys()));
  const entities = [];
  for (const [target, op] of targets) {
    const row = rowOf(op);
    if (!row) continue;
    if (isEntityKind(row.kind)) entities.push({ userId, ...row });
    else await refreshOwn(tables, { userId, ...row }, opsAbout(target));
  }
  await refreshEntities(tables, entities, opsAbout);
}

async function refreshOwn(
  tables: ChangeTables,
  { userId, kind, key }: { userId: string; kind: ChangeKind; key: string },
  ops: readonly OutboxOp[],
): Promise<void> {
  if (kind === 'bookmark') {
    const practiceId = Number(key);
    const shadow = (await tables.bookmarks.get([userId, practiceId]))?.shadow ?? null;
    const next = viewBookmark({ userId, practiceId, shadow }, ops);
    await tables.bookmarks.put(next);
    await updateList(tables, userId, new Map([[practiceId, { bookmarkType: next.type }]]));
  } else if (kind === 'profile') {
    const shadow = (await tables.profiles.get(userId))?.shadow ?? null;
    await tables.profiles.put(viewProfile(userId, shadow, ops));
  } else if (kind === 'answer') {
    const row = await tables.answers.get(key);
    if (row?.userId !== userId) return;
    const hidden = isRemoved(ops) ? 1 : 0;
    if (row.hidden === hidden) return;
    await tables.answers.put({ ...row, hidden });
    await updateList(tables, userId, new Map([[row.practiceId, { answers: hidden === 1 ? -1 : 1 }]]));
  }
}
