import type { MutationPayload } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';
import { keptWith, planForgotten } from '#domain/outbox/blob-writes.ts';
import { newOp, type OpContext } from '#domain/outbox/new-op.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { withDependents } from '#domain/outbox/plan-enqueue.ts';
import { viewOf, type Shadow } from '#domain/outbox/view.ts';
import { createMemorySyncStore, type MemorySyncStore } from '#tests/support/memory-sync-store.ts';
import type { Command, DeviceStorage, SeenRow } from './device-storage.ts';
import { rowOf } from './oracles/wishes.ts';

/** The disk over the memory store: the same pure rules of every kind that the database has. */
export function createDeviceStorage(index: number): DeviceStorage {
  let made = 0;
  const store = createMemorySyncStore({
    clientId: `00000000-0000-4000-8000-0000000000c${index}`,
    newId() {
      made += 1;
      return `eeeeeeee-000${index}-4000-8000-${made.toString(16).padStart(12, '0')}`;
    },
  });
  const { outbox } = store;
  const seen = createSeenRows(store);

  const queueOf = (userId: string) => [...outbox.values()].filter((op) => op.userId === userId);

  function commit(userId: string, { kind, payload, opId, at, v }: Command) {
    const { target } = newOp(kind, payload as never);
    const row = rowOf(target);
    const shown = row ? seen.row(userId, row.kind, row.key) : null;
    const lane = laneOf(kind, shown?.value);
    const context: OpContext = { shadow: shown?.shadow ?? null, ...(lane === undefined ? {} : { lane }) };
    const op = { ...newOp(kind, payload as never, context), ...(v === undefined ? {} : { v }) };
    for (const sha256 of keptWith(op)) store.addBlob(userId, sha256, new ArrayBuffer(3));
    const plan = store.enqueue(userId, op, opId, at);
    store.writeBlobs(userId, planForgotten(plan.cancelled, queueOf(userId)));
    return op;
  }

  return {
    sync: store,
    outbox,
    commit,
    resolve(userId, opId, how) {
      const op = [...outbox.values()].find((each) => each.opId === opId && each.userId === userId);
      if (!op) return false;
      if (how === 'retry') {
        if (op.state !== 'dead') return false;
        outbox.set(op.seq, {
          ...op,
          state: 'pending',
          serverErrors: 0,
          maxBatch: 1,
          dueAt: 0,
          heardAt: null,
        });
        return true;
      }
      const gone = withDependents([op], queueOf(userId));
      for (const each of gone) outbox.delete(each.seq);
      store.writeBlobs(userId, planForgotten(gone, queueOf(userId)));
      return true;
    },
    upgrade() {
      for (const op of outbox.values()) if (op.v > 1) outbox.set(op.seq, { ...op, v: 1 });
    },
    rows: seen.rows,
    row: seen.row,
    state: (userId) => store.user(userId).state,
    hasBlob: (userId, sha256) => store.user(userId).blobs.has(sha256),
  };
}

/** A delete goes behind what it deletes, as the commands have it. */
function laneOf(kind: Command['kind'], value: unknown): string | undefined {
  if (kind !== 'answer.delete' || value === null || value === undefined) return undefined;
  const { practiceId } = value as Pick<MutationPayload<'answer.submit'>, 'practiceId'>;
  return `practice:${practiceId}`;
}

/** Rows as the screens have them. A row is the same object as long as nothing about it has changed. */
function createSeenRows(store: MemorySyncStore): Pick<DeviceStorage, 'rows' | 'row'> {
  interface Kept {
    readonly shadow: Shadow<unknown> | null;
    readonly ops: readonly OutboxOp[];
    readonly row: SeenRow;
  }
  const kept = new Map<string, Kept>();

  function rowFor(userId: string, target: string, ops: readonly OutboxOp[]): SeenRow | null {
    const place = rowOf(target);
    if (place === null) return null;
    const shadow = store.user(userId).shadows.get(target) ?? null;
    if (shadow === null && ops.length === 0) return null;
    const id = `${userId} ${target}`;
    const before = kept.get(id);
    const isSame = before?.shadow === shadow && before.ops.length === ops.length;
    if (before && isSame && before.ops.every((op, at) => op === ops[at])) return before.row;
    const row: SeenRow = { ...place, shadow, value: viewOf(shadow, ops) };
    kept.set(id, { shadow, ops, row });
    return row;
  }

  function byTarget(userId: string): Map<string, OutboxOp[]> {
    const found = new Map<string, OutboxOp[]>();
    for (const op of store.outbox.values()) {
      if (op.userId !== userId) continue;
      const same = found.get(op.target);
      if (same) same.push(op);
      else found.set(op.target, [op]);
    }
    for (const ops of found.values()) if (ops.length > 1) ops.sort((a, b) => a.seq - b.seq);
    return found;
  }

  return {
    *rows(userId) {
      const ops = byTarget(userId);
      for (const target of store.user(userId).shadows.keys()) {
        const row = rowFor(userId, target, ops.get(target) ?? []);
        if (row) yield row;
        ops.delete(target);
      }
      for (const [target, about] of ops) {
        const row = rowFor(userId, target, about);
        if (row) yield row;
      }
    },
    row(userId, kind: ChangeKind, key) {
      const target = key === kind ? kind : `${kind}:${key}`;
      const ops = [...store.outbox.values()].filter((op) => op.userId === userId && op.target === target);
      return rowFor(
        userId,
        target,
        ops.sort((a, b) => a.seq - b.seq),
      );
    },
  };
}
