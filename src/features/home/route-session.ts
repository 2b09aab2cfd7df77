import { mostStops, type SessionStop } from '#contract/entities/practice-session.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { NewestSession } from '#data/queries/find-newest-session.ts';
import type { StopStanding } from '#domain/practice-session/practice-session.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';

/** Where a stop of the day's route leads: to a question of the session that is under way, or to a new session with this question first seen. */
export type RouteStep =
  | { readonly kind: 'go-on'; readonly sessionId: string; readonly stop: SessionStop }
  | { readonly kind: 'begin'; readonly stop: SessionStop; readonly stops: readonly SessionStop[] };

/** The questions of today's session that wait for an answer. One of yesterday is gone on with from its own button only. */
function leftToday(session: NewestSession | null): SessionStop[] {
  if (session === null || session.isOfYesterday) return [];
  return session.stops
    .filter(({ standing }) => standing === 'left')
    .map(({ practiceId, taskType }) => ({ practiceId, taskType }));
}

/** How a kind of task stands today: skipped, when all that was offered of it in today's session was gone past. */
export function routeStanding(
  { taskType, answeredSince }: TaskProgress,
  session: NewestSession | null,
): StopStanding {
  if (answeredSince > 0) return 'answered';
  const own = session?.isOfYesterday === false ? session.stops : [];
  const ofTask = own.filter((stop) => stop.taskType === taskType);
  return ofTask.length > 0 && ofTask.every(({ standing }) => standing === 'skipped') ? 'skipped' : 'left';
}

/**
 * What a tap on a stop of the route opens; `null` where there is no question of it. A new session has one question of each kind that is to
 * do, in the order of the day. It takes the place of the one that is under way, and with it what is left of that: there are never two at once.
 */
export function routeStep(
  route: readonly TaskProgress[],
  { taskType, session }: { taskType: TaskType; session: NewestSession | null },
): RouteStep | null {
  const left = leftToday(session);
  const goOn = left.find((stop) => stop.taskType === taskType);
  if (session !== null && goOn !== undefined) return { kind: 'go-on', sessionId: session.id, stop: goOn };
  const own = route.find((entry) => entry.taskType === taskType);
  const practiceId = own?.nextIds[0];
  if (practiceId === undefined) return null;
  const stop = { practiceId, taskType };
  const kept = left.slice(0, mostStops - 1);
  const others = route.flatMap((entry) => {
    if (entry.taskType === taskType) return stop;
    const ofTask = kept.filter((each) => each.taskType === entry.taskType);
    if (ofTask.length > 0) return ofTask;
    const next = entry.nextIds[0];
    const isOffered = entry.answeredSince === 0 && entry.isHeardHere;
    return isOffered && next !== undefined ? { practiceId: next, taskType: entry.taskType } : [];
  });
  const onRoute = new Set(route.map((entry) => entry.taskType));
  const stops = [...others, ...kept.filter((each) => !onRoute.has(each.taskType))];
  return { kind: 'begin', stop, stops: within(stops, stop) };
}

/** As many stops as a session holds, with this one among them. */
function within(stops: readonly SessionStop[], stop: SessionStop): SessionStop[] {
  const first = stops.slice(0, mostStops);
  return first.includes(stop) ? first : [...first.slice(0, mostStops - 1), stop];
}
