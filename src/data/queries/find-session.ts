import type { PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/context.ts';
import { practiceSessionKey, readMeta } from '#data/meta.ts';
import type { AnswerRow } from '#data/rows.ts';
import {
  nextLeft,
  stopStandings,
  type SessionStop,
  type StopStanding,
} from '#domain/practice-session/practice-session.ts';

/** A stop as it stands now. */
export interface StopView extends SessionStop {
  readonly title: string;
  readonly standing: StopStanding;
  /** The newest answer of the session to it; `null` without one. */
  readonly answer:
    | (Pick<AnswerRow, 'answerId' | 'score' | 'duration' | 'answeredAt'> & { pteType: PteType })
    | null;
}

/** A practice session as it stands now. */
export interface SessionView {
  readonly id: string;
  readonly startedAt: number;
  readonly stops: readonly StopView[];
  /** Where the learner goes on; `null` when no stop is left. */
  readonly next: StopView | null;
}

/** The learner's practice session, if it began at or after `since` (epoch ms); `null` without one. */
export async function findSession(
  { db, userId }: ReadContext,
  { since }: { since: number },
): Promise<SessionView | null> {
  const session = await readMeta(db, practiceSessionKey(userId));
  if (!session || session.startedAt < since) return null;
  const [answers, rows] = await Promise.all([
    db.answers
      .where('[userId+answeredAt]')
      .between([userId, session.startedAt], [userId, Infinity])
      .reverse()
      .filter(({ hidden }) => hidden === 0)
      .toArray(),
    db.practices.bulkGet(session.stops.map(({ practiceId }) => practiceId)),
  ]);
  const standings = stopStandings(session, answers);
  const stops = session.stops.map((stop, at): StopView => ({
    ...stop,
    title: rows[at]?.title ?? '',
    standing: standings[at] ?? 'left',
    answer: answers.find(({ practiceId }) => practiceId === stop.practiceId) ?? null,
  }));
  const next = nextLeft(standings, -1);
  return {
    id: session.id,
    startedAt: session.startedAt,
    stops,
    next: next === null ? null : (stops[next] ?? null),
  };
}
