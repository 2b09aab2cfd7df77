import type { PracticeSession, SessionStop } from '#contract/entities/practice-session.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import type { ReadContext } from '#data/store/context.ts';
import { findOwnSession, listSessions } from '#data/store/own-sessions.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { nextLeft, stopStandings, type StopStanding } from '#domain/practice-session/practice-session.ts';
import { shownRow } from './shown-row.ts';

/** A stop as it stands now. */
export interface StopView extends SessionStop {
  readonly title: string;
  readonly standing: StopStanding;
  /** The newest answer of the session to it; `null` without one, or while it is on its way from another device. */
  readonly answer:
    | (Pick<AnswerRow, 'answerId' | 'score' | 'scoring' | 'duration' | 'answeredAt'> & { pteType: PteType })
    | null;
}

/** A practice session as it stands now. */
export interface SessionView {
  readonly id: string;
  readonly startedAt: number;
  readonly stops: readonly StopView[];
  /** How its items are practised; `null` until the first one is begun. */
  readonly mode: PracticeMode | null;
  /** Where the learner goes on; `null` when no stop is left. */
  readonly next: StopView | null;
}

export interface SessionArgs {
  /** Epoch ms: sessions that began before are over. */
  readonly since: number;
  /** A certain session; absent: the newest one. */
  readonly id?: string | undefined;
}

/** The answers of a session, newest first. */
async function listAnswers({ db, userId }: ReadContext, { answers }: PracticeSession): Promise<AnswerRow[]> {
  const rows = await db.answers.bulkGet(answers.map(({ answerId }) => answerId));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => row.userId === userId && row.hidden === 0)
    .reverse();
}

/** A practice session of the learner, whichever of their devices began it; `null` without one. */
export async function findSession(
  { db, userId }: ReadContext,
  { since, id }: SessionArgs,
): Promise<SessionView | null> {
  const found =
    id === undefined ? (await listSessions(db, userId))[0] : await findOwnSession(db, { userId, id });
  if (!found || found.session.startedAt < since) return null;
  const { session } = found;
  const [answers, rows] = await Promise.all([
    listAnswers({ db, userId }, session),
    db.practices.bulkGet(session.stops.map(({ practiceId }) => practiceId)),
  ]);
  const standings = stopStandings(session);
  const titles = rows.map((row) => (row ? shownRow(row).title : ''));
  const stops = session.stops.map((stop, at): StopView => ({
    ...stop,
    title: titles[at] ?? '',
    standing: standings[at] ?? 'left',
    answer: answers.find(({ practiceId }) => practiceId === stop.practiceId) ?? null,
  }));
  const next = nextLeft(standings, -1);
  return {
    id: session.id,
    startedAt: session.startedAt,
    stops,
    mode: session.mode,
    next: next === null ? null : (stops[next] ?? null),
  };
}
