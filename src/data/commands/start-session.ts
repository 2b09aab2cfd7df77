import type { PracticeSession, SessionStop } from '#contract/entities/practice-session.ts';
import type { PracticeMode } from '#contract/exam.ts';
import { commit, type LearnerTables } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { practiceSessionKey } from '#data/store/meta.ts';
import { findOwnSession, forgetOldSession, listSessions, type OwnSession } from '#data/store/own-sessions.ts';
import { newOp, type NewOp } from '#domain/outbox/new-op.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { planStops } from '#domain/practice-session/practice-session.ts';

type OwnAnswer = Pick<AnswerRow, 'userId' | 'answerId' | 'practiceId'>;

/**
 * Begins a practice session with these stops, in this order. `null` without any stop.
 * Open its first stop with the session's id in the search part of the address: `?session={id}`.
 */
export async function startSession(
  context: DataContext,
  { stops }: { stops: readonly SessionStop[] },
): Promise<PracticeSession | null> {
  const { clock, ids, userId } = context;
  const planned = planStops(stops);
  if (planned.length === 0) return null;
  const begun = { id: ids.uuid(), stops: planned, skipped: [], answers: [], deleted: [], mode: null };
  const now = clock.now();
  let session: PracticeSession = { ...begun, startedAt: now };
  await commit(context, {
    async write(tables) {
      const [newest] = await listSessions(tables, userId);
      // Newer than all that are known, whatever the clock was when they began.
      session = { ...begun, startedAt: Math.max(now, (newest?.session.startedAt ?? 0) + 1) };
      await tables.meta.delete(practiceSessionKey(userId));
      return [newOp('session.set', session)];
    },
  });
  return session;
}

/**
 * Begins a session, and gives the search part of the address of its first stop. A device that refuses to keep the session still has the
 * questions: they are opened without one.
 */
export async function beginSession(
  context: DataContext,
  { stops }: { stops: readonly SessionStop[] },
): Promise<{ session?: string }> {
  const session = await startSession(context, { stops }).catch(() => null);
  return session === null ? {} : { session: session.id };
}

/** A stop whose answer is deleted is left again: returns the ops, for the transaction that deletes it. */
export async function forgetSessionAnswer(
  tables: LearnerTables,
  { userId, answerId }: OwnAnswer,
): Promise<NewOp[]> {
  const known = (await listSessions(tables, userId)).find(({ session }) =>
    session.answers.some((answer) => answer.answerId === answerId),
  );
  if (!known) return [];
  const deleted = [...known.session.deleted, answerId];
  return changeSession(tables, userId, known, { ...known.session, deleted });
}

/** Goes past a stop without an answer. Does nothing for what is no stop of the session. */
export async function skipStop(
  context: DataContext,
  { sessionId, practiceId }: { sessionId: string; practiceId: number },
): Promise<void> {
  await editSession(context, sessionId, (session) => {
    if (!session.stops.some((stop) => stop.practiceId === practiceId)) return session;
    return { ...session, skipped: [...new Set([...session.skipped, practiceId])] };
  });
}

/** The mode in which the first item of the session is begun holds for all of it. */
export async function keepSessionMode(
  context: DataContext,
  { sessionId, mode }: { sessionId: string; mode: PracticeMode },
): Promise<void> {
  await editSession(context, sessionId, (session) => ({ ...session, mode: session.mode ?? mode }));
}

async function editSession(
  context: DataContext,
  id: string,
  edit: (session: PracticeSession) => PracticeSession,
): Promise<void> {
  const { userId } = context;
  await commit(context, {
    async write(tables) {
      const known = await findOwnSession(tables, { userId, id });
      return known ? changeSession(tables, userId, known, edit(known.session)) : [];
    },
  });
}

async function changeSession(
  tables: LearnerTables,
  userId: string,
  { shadow }: OwnSession,
  session: PracticeSession,
): Promise<NewOp[]> {
  await forgetOldSession(tables, { userId, id: session.id });
  return [newOp('session.set', session, { shadow })];
}
