import { commit } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { practiceSessionKey, readMeta, writeMeta } from '#data/meta.ts';
import {
  planStops,
  type PracticeSession,
  type SessionStop,
} from '#domain/practice-session/practice-session.ts';

/**
 * Begins a practice session with these stops, in this order, in the place of an earlier one. `null` without any stop.
 * Open its first stop with the session's id in the search part of the address: `?session={id}`.
 */
export async function startSession(
  context: DataContext,
  { stops }: { stops: readonly SessionStop[] },
): Promise<PracticeSession | null> {
  const { clock, ids, userId } = context;
  const planned = planStops(stops);
  if (planned.length === 0) return null;
  const session = { id: ids.uuid(), startedAt: clock.now(), stops: planned, skipped: [] };
  await commit(context, { write: (tables) => writeMeta(tables, practiceSessionKey(userId), session) });
  return session;
}

/** Goes past a stop without an answer. Does nothing for what is no stop of the session. */
export async function skipStop(context: DataContext, practiceId: number): Promise<void> {
  const key = practiceSessionKey(context.userId);
  await commit(context, {
    async write(tables) {
      const session = await readMeta(tables, key);
      if (!session?.stops.some((stop) => stop.practiceId === practiceId)) return;
      const skipped = [...new Set([...session.skipped, practiceId])];
      await writeMeta(tables, key, { ...session, skipped });
    },
  });
}
