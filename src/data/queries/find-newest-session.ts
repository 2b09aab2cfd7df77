import type { ReadContext } from '#data/store/context.ts';
import { dayStartAfter } from '#domain/places/day-start.ts';
import { findSession, type SessionView } from './find-session.ts';

/** The practice session that Today shows. */
export interface NewestSession extends SessionView {
  /** It was begun before midnight. */
  readonly isOfYesterday: boolean;
}

/**
 * The newest practice session of today, or of the day before, whichever device began it; `null` without one. What was begun before midnight
 * stays a session until it is done or another one begins. `since`: when today began.
 */
export async function findNewestSession(
  context: ReadContext,
  { since }: { since: number },
): Promise<NewestSession | null> {
  const session = await findSession(context, { since: dayStartAfter(since, -1) });
  return session && { ...session, isOfYesterday: session.startedAt < since };
}
