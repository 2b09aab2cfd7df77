import type { Change, ChangeKind } from '#contract/sync.ts';
import type { PassageTables } from '#data/store/database.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { updateList, type ListChange } from '#data/store/content/list-projection.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { inQueueOrder } from '#domain/outbox/queue-order.ts';
import { shadowAfter } from '#domain/outbox/shadow-after.ts';
import { applyEntityChanges, type OpsAbout } from './entity-steps.ts';
import type { ReadOpsAbout } from './known-targets.ts';
import { answerWithShadow, viewBookmark, viewProfile } from './own-table-views.ts';

export type ChangeTables = Pick<
  PassageTables,
  'practices' | 'answers' | 'bookmarks' | 'profiles' | 'entities' | 'outbox' | 'blobs' | 'meta'
>;

type ChangeOf<K extends ChangeKind> = Extract<Change, { kind: K }>;

/**
 * Carries rows of the change feed (or of op results) into the shadows, and from there into what the learner sees.
 * Part of the transaction that saves the cursor or deletes the ops. Ops that are done must be gone from the queue before.
 * `force` takes older versions too: a full pull from a server that was restored from a copy.
 * Returns the targets of the rows that it brought up to date; what was no news is not among them.
 */
export async function applyChanges(
  tables: ChangeTables,
  userId: string,
  changes: readonly Change[],
  { opsAbout: readOpsAbout, force = false }: { opsAbout: ReadOpsAbout; force?: boolean },
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  if (changes.length === 0) return written;
  const newest = newestOf(changes);
  const opsAbout = opsByTarget(await readOpsAbout(newest.map(({ kind, key }) => targetOf(kind, key))));
  const list = new Map<number, ListChange>();
  const shared = { opsAbout, list, force, written };
  await applyAnswers(tables, userId, { changes: ofKind(newest, 'answer'), ...shared });
  await applyBookmarks(tables, userId, { changes: ofKind(newest, 'bookmark'), ...shared });
  await applyProfile(tables, userId, { changes: ofKind(newest, 'profile'), ...shared });
  await applyEntityChanges(tables, { userId, changes: newest, opsAbout, force, written });
  await updateList(tables, userId, list);
  return written;
}

interface Work<K extends ChangeKind> {
  readonly changes: readonly ChangeOf<K>[];
  readonly opsAbout: OpsAbout;
  readonly list: Map<number, ListChange>;
  /** Takes older versions too. */
  readonly force: boolean;
  readonly written: Set<string>;
}

/** A page may tell of one row more than once. */
function newestOf(changes: readonly Change[]): Change[] {
  const newest = new Map<string, Change>();
  for (const change of changes) {
    const target = targetOf(change.kind, change.key);
    const before = newest.get(target);
    if (!before || before.version <= change.version) newest.set(target, change);
  }
  return [...newest.values()];
}

function ofKind<K extends ChangeKind>(changes: readonly Change[], kind: K): ChangeOf<K>[] {
  return changes.filter((change): change is ChangeOf<K> => change.kind === kind);
}

/** Looks up ops by what they are about, in queue order. */
export function opsByTarget(ops: readonly OutboxOp[]): OpsAbout {
  const byTarget = new Map<string, OutboxOp[]>();
  for (const op of inQueueOrder(ops)) {
    const same = byTarget.get(op.target);
    if (same) same.push(op);
    else byTarget.set(op.target, [op]);
  }
  return (target) => byTarget.get(target) ?? [];
}

const shown = (row: AnswerRow | undefined): number => (row && row.hidden === 0 ? 1 : 0);

async function applyAnswers(
  tables: ChangeTables,
  userId: string,
  { changes, opsAbout, list, force, written }: Work<'answer'>,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = await tables.answers.bulkGet(changes.map((change) => change.key));
  const puts: AnswerRow[] = [];
  const gone: AnswerRow[] = [];
  changes.forEach((change, at) => {
    const found = rows[at];
    const row = found?.userId === userId ? found : undefined;
    const shadow = shadowAfter(row, change, force);
    if (!shadow) return;
    const target = targetOf('answer', change.key);
    written.add(target);
    const { version, value } = shadow;
    const next = value ? answerWithShadow(row, { userId, version, value }, opsAbout(target)) : undefined;
    if (next) puts.push(next);
    else if (row) gone.push(row);
    const practiceId = (next ?? row)?.practiceId;
    const delta = shown(next) - shown(row);
    if (practiceId === undefined || delta === 0) return;
    list.set(practiceId, { answers: (list.get(practiceId)?.answers ?? 0) + delta });
  });
  await tables.answers.bulkPut(puts);
  await forgetAnswers(tables, gone);
}

/** Takes answers away, with the recordings that nothing else needs. */
export async function forgetAnswers(
  { answers, blobs }: Pick<PassageTables, 'answers' | 'blobs'>,
  rows: readonly AnswerRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await answers.bulkDelete(rows.map((row) => row.answerId));
  const keys = rows.flatMap(({ userId, value }): [string, string][] =>
    value.kind === 'record' ? [[userId, value.recording.sha256]] : [],
  );
  if (keys.length > 0) await blobs.bulkDelete(keys);
}

async function applyBookmarks(
  tables: ChangeTables,
  userId: string,
  { changes, opsAbout, list, force, written }: Work<'bookmark'>,
): Promise<void> {
  if (changes.length === 0) return;
  const keys = changes.map((change): [string, number] => [userId, Number(change.key)]);
  const rows = await tables.bookmarks.bulkGet(keys);
  const puts = changes.flatMap((change, at) => {
    const shadow = shadowAfter(rows[at]?.shadow, change, force);
    if (!shadow) return [];
    const target = targetOf('bookmark', change.key);
    written.add(target);
    return [viewBookmark({ userId, practiceId: Number(change.key), shadow }, opsAbout(target))];
  });
  await tables.bookmarks.bulkPut(puts);
  for (const { practiceId, type } of puts) {
    list.set(practiceId, { ...list.get(practiceId), bookmarkType: type });
  }
}

async function applyProfile(
  tables: ChangeTables,
  userId: string,
  { changes, opsAbout, force, written }: Work<'profile'>,
): Promise<void> {
  const change = changes.at(-1);
  if (!change?.value) return;
  const row = await tables.profiles.get(userId);
  const shadow = shadowAfter(row?.shadow, change, force);
  if (!shadow) return;
  const target = targetOf('profile', change.key);
  written.add(target);
  await tables.profiles.put(viewProfile(userId, shadow, opsAbout(target)));
}
