import type { PracticeSession } from '#contract/entities/practice-session.ts';
import type { Change } from '#contract/sync.ts';
import { joinSessions } from '#domain/practice-session/join-sessions.ts';
import { practiceSession } from '#server/db/schema/goals.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { and, desc, eq } from 'drizzle-orm';
import { deviceInstant } from './device-instant.ts';
import type { Effect } from './effect.ts';
import { canonicalJson } from './fingerprint.ts';
import { ownChanges } from './own-changes.ts';

type SessionRow = typeof practiceSession.$inferSelect;

/** A practice session as a row of the change feed; its key is its id. */
function sessionChange({ sessionId, value, version }: SessionRow): Change {
  return { kind: 'session', key: sessionId, version, deleted: false, value };
}

export const readSessionChanges = ownChanges(practiceSession, practiceSession.sessionId, sessionChange);

/** A device looks at the newest five. The rest are for addresses that somebody kept. */
export const mostSessions = 50;

type SessionEffect = Pick<Effect, 'tx' | 'now' | 'learner' | 'publish'>;

/**
 * Joins what a device knows of a session with what is known already. What says nothing new changes nothing. A new one takes the place
 * of the one that was longest left alone, once there are `mostSessions`.
 */
export async function setSession(effect: SessionEffect, told: PracticeSession): Promise<Change> {
  const { tx, now, learner } = effect;
  const slot = and(eq(practiceSession.learnerId, learner.id), eq(practiceSession.sessionId, told.id));
  const [row] = await tx.select().from(practiceSession).where(slot);
  const value = row
    ? joinSessions(row.value, told)
    : { ...told, startedAt: deviceInstant(told.startedAt, now).getTime() };
  if (row && canonicalJson(row.value) === canonicalJson(value)) return sessionChange(row);
  if (!row) await makeRoom(effect);
  const next = { value, version: (row?.version ?? (await sweptVersion(effect, told.id))) + 1 };
  const [changed] = await tx
    .insert(practiceSession)
    .values({ learnerId: learner.id, sessionId: told.id, ...next })
    .onConflictDoUpdate({ target: [practiceSession.learnerId, practiceSession.sessionId], set: next })
    .returning();
  if (changed === undefined) throw new Error('the session was not stored');
  return sessionChange(changed);
}

/** Of a session that had gone, and that a device brings back with all that it knows; 0: it is new. */
async function sweptVersion({ tx, learner }: SessionEffect, sessionId: string): Promise<number> {
  const own = and(eq(changeFeed.learnerId, learner.id), eq(changeFeed.kind, 'session'));
  const [gone] = await tx
    .select({ version: changeFeed.version })
    .from(changeFeed)
    .where(and(own, eq(changeFeed.key, sessionId)));
  return gone?.version ?? 0;
}

/** By when the server last heard of them: a device whose clock is wrong loses none of its own. */
async function makeRoom({ tx, learner, publish }: SessionEffect): Promise<void> {
  const tooMany = await tx
    .select({ key: changeFeed.key, version: changeFeed.version })
    .from(changeFeed)
    .where(
      and(
        eq(changeFeed.learnerId, learner.id),
        eq(changeFeed.kind, 'session'),
        eq(changeFeed.deleted, false),
      ),
    )
    .orderBy(desc(changeFeed.seq))
    .offset(mostSessions - 1);
  for (const { key, version } of tooMany) {
    await tx
      .delete(practiceSession)
      .where(and(eq(practiceSession.learnerId, learner.id), eq(practiceSession.sessionId, key)));
    publish({
      learnerId: learner.id,
      change: { kind: 'session', key, version: version + 1, deleted: true, value: null },
    });
  }
}
