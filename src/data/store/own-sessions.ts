import { Dexie } from 'dexie';
import type { PracticeSession } from '#contract/entities/practice-session.ts';
import type { PassageTables } from './database.ts';
import type { EntityRow } from './entity-row.ts';
import { practiceSessionKey, readMeta } from './meta.ts';

export interface OwnSession {
  readonly session: PracticeSession;
  /** What the server last said of it; `null`: nothing yet. */
  readonly shadow: EntityRow<'session'>['shadow'];
}

type SessionTables = Pick<PassageTables, 'entities' | 'meta' | 'answers'>;

/** Nobody goes on with a session that so many others came after. */
const mostKnown = 5;

/** The newest practice sessions of a learner, newest first, whichever device began them. */
export async function listSessions(tables: SessionTables, userId: string): Promise<OwnSession[]> {
  const rows = (await tables.entities
    .where('[userId+kind+group+at]')
    .between([userId, 'session', 'all', Dexie.minKey], [userId, 'session', 'all', Dexie.maxKey])
    .reverse()
    .limit(mostKnown)
    .toArray()) as EntityRow<'session'>[];
  const known = rows.flatMap(({ value, shadow }) => (value === null ? [] : [{ session: value, shadow }]));
  const old = await findOldSession(tables, userId);
  if (!old) return known;
  return [...known, { session: old, shadow: null }].toSorted(
    (a, b) => b.session.startedAt - a.session.startedAt,
  );
}

/** One session of a learner; `null`: this device does not know it. */
export async function findOwnSession(
  tables: SessionTables,
  { userId, id }: { userId: string; id: string },
): Promise<OwnSession | null> {
  const row = (await tables.entities.get([userId, 'session', id])) as EntityRow<'session'> | undefined;
  if (row?.value) return { session: row.value, shadow: row.shadow };
  const old = await findOldSession(tables, userId);
  return old?.id === id ? { session: old, shadow: null } : null;
}

/** A session that is kept as older versions did moves to where all devices see it: from here on it stands there alone. */
export async function forgetOldSession(
  { meta }: Pick<PassageTables, 'meta'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const isOf = (value: unknown) => (value as { id?: unknown } | null)?.id === id;
  await meta
    .where({ key: practiceSessionKey(userId) })
    .filter(({ value }) => isOf(value))
    .delete();
}

async function findOldSession(tables: SessionTables, userId: string): Promise<PracticeSession | null> {
  const old = await readMeta(tables, practiceSessionKey(userId));
  if (!old) return null;
  const { id, startedAt, stops, skipped, answerIds, mode } = old;
  const rows = answerIds
    ? await tables.answers.bulkGet([...answerIds])
    : await tables.answers
        .where('[userId+answeredAt]')
        .between([userId, startedAt], [userId, Dexie.maxKey])
        .toArray();
  const answers = rows.flatMap((row) =>
    row?.userId === userId && row.hidden === 0 && stops.some((stop) => stop.practiceId === row.practiceId)
      ? [{ practiceId: row.practiceId, answerId: row.answerId }]
      : [],
  );
  const plan = { id, startedAt, stops: [...stops], skipped: [...skipped] };
  return { ...plan, answers, deleted: [], mode: mode ?? null };
}
