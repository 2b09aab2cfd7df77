import { Dexie } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { EntityRow } from '#data/store/entity-row.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { getSlot } from '#data/store/queue/queue-reads.ts';
import { standingOfOp, type AnswerSyncState } from '#domain/outbox/standing-of-op.ts';

/** Two texts of which the learner must choose one: the server's is the row's, the other one is here. */
export interface TextConflict {
  readonly opId: string;
  /** `null`: it was deleted here. */
  readonly mine: string | null;
  /** What both started from. */
  readonly base: string | null;
}

/** A row with where it is on its way to the server. */
export interface Entity<K extends ChangeKind> {
  readonly key: string;
  readonly value: RowValue<K>;
  readonly syncState: AnswerSyncState;
  readonly syncError: string | null;
}

export interface Page {
  offset?: number;
  limit?: number;
}

/** One row of a kind as the learner sees it; `null`: there is none. */
export async function findEntity<K extends ChangeKind>(
  { db, userId }: ReadContext,
  kind: K,
  key: string,
): Promise<Entity<K> | null> {
  return db.transaction('r', db.entities, db.outbox, async () => {
    const row = (await db.entities.get([userId, kind, key])) as EntityRow<K> | undefined;
    const [entity] = row ? await withSyncState({ db, userId }, [row]) : [];
    return entity ?? null;
  });
}

/** Rows of a group, newest first. */
export async function listEntities<K extends ChangeKind>(
  { db, userId }: ReadContext,
  { kind, group, offset = 0, limit = 10 }: { kind: K; group: string } & Page,
): Promise<{ rows: Entity<K>[]; total: number }> {
  return db.transaction('r', db.entities, db.outbox, async () => {
    const all = db.entities
      .where('[userId+kind+group+at]')
      .between([userId, kind, group, Dexie.minKey], [userId, kind, group, Dexie.maxKey]);
    const total = await all.count();
    const rows = (await all.reverse().offset(offset).limit(limit).toArray()) as EntityRow<K>[];
    return { rows: await withSyncState({ db, userId }, rows), total };
  });
}

/** What all rows of a group say, newest first; for lists that are filtered as a whole. */
export async function listValues<K extends ChangeKind>(
  { db, userId }: ReadContext,
  { kind, group }: { kind: K; group: string },
): Promise<RowValue<K>[]> {
  const rows = (await db.entities
    .where('[userId+kind+group+at]')
    .between([userId, kind, group, Dexie.minKey], [userId, kind, group, Dexie.maxKey])
    .reverse()
    .toArray()) as EntityRow<K>[];
  return rows.flatMap(({ value }) => (value === null ? [] : [value]));
}

async function withSyncState<K extends ChangeKind>(
  { db, userId }: ReadContext,
  rows: readonly EntityRow<K>[],
): Promise<Entity<K>[]> {
  const targets = rows.map(({ kind, key }): [string, string] => [userId, targetOf(kind, key)]);
  const ops = await db.outbox.where('[userId+target]').anyOf(targets).toArray();
  return rows.flatMap(({ kind, key, value }) => {
    const about = ops.filter((op) => op.target === targetOf(kind, key));
    return value === null ? [] : [{ key, value, ...standingOfOp(worst(about)) }];
  });
}

/** What needs the learner most. */
const worst = (ops: readonly OutboxOp[]): OutboxOp | undefined =>
  ops.find((op) => op.state === 'conflict' || op.state === 'dead') ?? ops.at(0);

/** The conflict about a text, if there is one. */
export async function findTextConflict(
  { db, userId }: ReadContext,
  place: Pick<OutboxOp, 'target' | 'slot'>,
): Promise<TextConflict | null> {
  const op = (await getSlot(db, { userId, ...place })).find((each) => each.state === 'conflict');
  const text = op && findOpRule(op.kind)?.text;
  return text ? { opId: op.opId, mine: text.wished(op.payload), base: op.base?.text ?? null } : null;
}
