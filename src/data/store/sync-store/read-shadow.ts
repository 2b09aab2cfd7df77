import type { OutboxOp } from '#domain/outbox/op.ts';
import type { Shadow } from '#domain/outbox/view.ts';
import type { ChangeTables } from './apply-changes.ts';
import { rowOf } from './refresh-views.ts';

/** What the server last said of the row that a register is about; `null`: nothing yet. */
export async function readShadow(tables: ChangeTables, op: OutboxOp): Promise<Shadow<unknown> | null> {
  const row = rowOf(op);
  if (!row) return null;
  const { kind, key } = row;
  if (kind === 'profile') return (await tables.profiles.get(op.userId))?.shadow ?? null;
  if (kind === 'bookmark') return (await tables.bookmarks.get([op.userId, Number(key)]))?.shadow ?? null;
  return (await tables.entities.get([op.userId, kind, key]))?.shadow ?? null;
}

/** The server says that there is no such row, without a version: the tombstone is still to come. */
export async function emptyShadow(tables: ChangeTables, op: OutboxOp): Promise<void> {
  const row = rowOf(op);
  const entity = row ? await tables.entities.get([op.userId, row.kind, row.key]) : undefined;
  if (!entity?.shadow) return;
  await tables.entities.put({ ...entity, shadow: { ...entity.shadow, value: null } });
}
