import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { PassageTables } from '#data/store/database.ts';
import { readMeta, writeMeta } from '#data/store/meta.ts';
import type { PracticeListRow } from '#data/store/rows.ts';

type ProjectionTables = Pick<PassageTables, 'practices' | 'answers' | 'bookmarks' | 'meta'>;

/** Changes to what the list says about the learner, by practice. */
export interface ListChange {
  readonly answers?: number;
  readonly bookmarkType?: BookmarkType;
}

/** Of the list, what a change of some practices depends on. */
export interface ListFacts {
  /** The learner whom the list shows; `null`: nobody yet. */
  readonly owner: string | null;
  readonly rows: readonly (PracticeListRow | undefined)[];
}

export interface ListPlan {
  /** Whom the list shows from now on; `null`: as it was. */
  readonly owner: string | null;
  readonly rows: readonly PracticeListRow[];
}

/**
 * Carries changes of answers and bookmarks over to the question list. Part of the transaction that changes them.
 * Does nothing when the list shows another learner, or does not have the practice (yet).
 */
export async function updateList(
  tables: ProjectionTables,
  userId: string,
  changes: ReadonlyMap<number, ListChange>,
): Promise<void> {
  if (changes.size === 0) return;
  const facts = await readList(tables, [...changes.keys()]);
  await storeList(tables, planList(facts, userId, changes));
}

export async function readList(tables: ProjectionTables, practiceIds: number[]): Promise<ListFacts> {
  const [owner, rows] = await Promise.all([
    readMeta(tables, 'list-owner'),
    tables.practices.bulkGet(practiceIds),
  ]);
  return { owner, rows };
}

export function planList(
  { owner, rows }: ListFacts,
  userId: string,
  changes: ReadonlyMap<number, ListChange>,
): ListPlan {
  if (owner !== null && owner !== userId) return { owner: null, rows: [] };
  const changed = rows.flatMap((row) => {
    const change = row && changes.get(row.id);
    return change ? [withChange(row, change)] : [];
  });
  return { owner: owner === null ? userId : null, rows: changed };
}

export async function storeList(tables: ProjectionTables, { owner, rows }: ListPlan): Promise<void> {
  await Promise.all([
    owner === null ? null : writeMeta(tables, 'list-owner', owner),
    rows.length > 0 ? tables.practices.bulkPut(rows) : null,
  ]);
}

function withChange(row: PracticeListRow, change: ListChange): PracticeListRow {
  const practiceCount = Math.max(0, row.practiceCount + (change.answers ?? 0));
  return {
    ...row,
    practiceCount,
    practised: practiceCount > 0 ? 1 : 0,
    bookmarkType: change.bookmarkType ?? row.bookmarkType,
  };
}

/**
 * Makes the list show this learner, from answers and bookmarks. Part of a transaction; touches
 * only rows that say something else.
 */
export async function rebuildList(tables: ProjectionTables, userId: string): Promise<void> {
  await writeMeta(tables, 'list-owner', userId);
  const counts = new Map<number, number>();
  await tables.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .each((answer) => {
      if (answer.hidden === 0) counts.set(answer.practiceId, (counts.get(answer.practiceId) ?? 0) + 1);
    });
  const bookmarks = new Map<number, BookmarkType>();
  await tables.bookmarks
    .where('[userId+practiceId]')
    .between([userId, -Infinity], [userId, Infinity])
    .each((bookmark) => bookmarks.set(bookmark.practiceId, bookmark.type));
  const changed: PracticeListRow[] = [];
  await tables.practices.each((row) => {
    const practiceCount = counts.get(row.id) ?? 0;
    const bookmarkType = bookmarks.get(row.id) ?? 'UNMARK';
    if (row.practiceCount === practiceCount && row.bookmarkType === bookmarkType) return;
    changed.push({ ...row, practiceCount, practised: practiceCount > 0 ? 1 : 0, bookmarkType });
  });
  if (changed.length > 0) await tables.practices.bulkPut(changed);
}
