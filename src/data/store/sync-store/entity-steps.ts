import { Dexie } from 'dexie';
import type { Change, ChangeKind } from '#contract/sync.ts';
import type { PassageTables } from '#data/store/database.ts';
import { entityRow, type EntityId, type EntityRow } from '#data/store/entity-row.ts';
import { localKey, targetOf } from '#domain/outbox/kinds/kinds.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { shadowAfter } from '#domain/outbox/shadow-after.ts';
import type { Shadow } from '#domain/outbox/view.ts';

type Entities = Pick<PassageTables, 'entities'>;

/** Kinds whose rows have a table of their own; all others are rows of `entities`. */
const kindsWithTables: ReadonlySet<ChangeKind> = new Set(['answer', 'bookmark', 'profile']);

export const isEntityKind = (kind: ChangeKind): boolean => !kindsWithTables.has(kind);

const primaryKey = ({ userId, kind, key }: EntityId): [string, ChangeKind, string] => [userId, kind, key];

/** All rows of a learner. */
export function entitiesOf({ entities }: Entities, userId: string) {
  return entities
    .where('[userId+kind+key]')
    .between([userId, Dexie.minKey, Dexie.minKey], [userId, Dexie.maxKey, Dexie.maxKey]);
}

export interface NewShadow extends EntityId {
  readonly shadow: Shadow<RowValue<ChangeKind>> | null;
}

/** What is known of the ops about rows, in queue order. */
export type OpsAbout = (target: string) => readonly OutboxOp[];

/** Brings rows to shadow + standing ops; a row of which nothing is left goes. */
export async function writeEntities(
  { entities }: Entities,
  rows: readonly NewShadow[],
  opsAbout: OpsAbout,
): Promise<void> {
  const puts: EntityRow[] = [];
  const gone: [string, ChangeKind, string][] = [];
  for (const { shadow, ...id } of rows) {
    const row = entityRow(id, shadow, opsAbout(targetOf(id.kind, id.key)));
    if (row) puts.push(row);
    else gone.push(primaryKey(id));
  }
  if (puts.length > 0) await entities.bulkPut(puts);
  if (gone.length > 0) await entities.bulkDelete(gone);
}

export interface EntityWork {
  readonly userId: string;
  /** Each row once. */
  readonly changes: readonly Change[];
  readonly opsAbout: OpsAbout;
  /** Takes older versions too. */
  readonly force: boolean;
  /** Hears the targets of the rows that were news. */
  readonly written: Set<string>;
}

/** Carries changes of the server into the shadows. */
export async function applyEntityChanges(tables: Entities, work: EntityWork): Promise<void> {
  const { userId, opsAbout, force, written } = work;
  const changes = work.changes.filter((change) => isEntityKind(change.kind));
  if (changes.length === 0) return;
  const ids = changes.map(({ kind, key }): EntityId => ({ userId, kind, key: localKey(kind, key) }));
  const rows = await tables.entities.bulkGet(ids.map(primaryKey));
  const accepted = ids.flatMap((id, at): NewShadow[] => {
    const change = changes[at];
    const shadow = change ? shadowAfter<RowValue<ChangeKind>>(rows[at]?.shadow, change, force) : null;
    if (!shadow) return [];
    written.add(targetOf(id.kind, id.key));
    return [{ ...id, shadow }];
  });
  await writeEntities(tables, accepted, opsAbout);
}

/** Brings rows back to shadow + standing ops after the queue changed. */
export async function refreshEntities(
  tables: Entities,
  ids: readonly EntityId[],
  opsAbout: OpsAbout,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tables.entities.bulkGet(ids.map(primaryKey));
  await writeEntities(
    tables,
    ids.map((id, at) => ({ ...id, shadow: rows[at]?.shadow ?? null })),
    opsAbout,
  );
}
