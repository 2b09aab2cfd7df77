import type { PracticeMode } from '#contract/exam.ts';
import { createContext, useContext } from 'react';
import { findSession, type StopView } from '#data/queries/find-session.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { isFirstOfItsTask, nextLeft } from '#domain/practice-session/practice-session.ts';
import type { SearchText } from '#features/practice/list-filter.ts';

/** Where a question stands in the practice session that it was opened in. */
export interface SessionPlace {
  readonly sessionId: string;
  /** How its items are practised; `null` until the first one is begun. */
  readonly mode: PracticeMode | null;
  readonly stops: readonly StopView[];
  readonly at: number;
  /** Its task was explained at an earlier stop. */
  readonly isKnown: boolean;
}

const Context = createContext<SessionPlace | null>(null);

export const SessionPlaceProvider = Context.Provider;

/** `null` for a question that is practised by itself. */
export function useSessionPlace(): SessionPlace | null {
  return useContext(Context);
}

/** The stop after this one on the line; `null` at the end of it. */
export function stopAfter({ stops, at }: SessionPlace): StopView | null {
  return stops[at + 1] ?? null;
}

/** The next stop that waits for an answer; `null` when the session is done. */
export function stopToDo({ stops, at }: SessionPlace): StopView | null {
  const next = nextLeft(
    stops.map(({ standing }) => standing),
    at,
  );
  return next === null || next === at ? null : (stops[next] ?? null);
}

/** A question by itself is in none: nothing is read. */
const noSession: typeof findSession = async () => null;

/** The place of a question in the session that its address names. */
export function useSessionOf(
  practiceId: number,
  { session: id }: SearchText,
): { isLoading: boolean; place: SessionPlace | null } {
  const live = useLive(id === undefined ? noSession : findSession, { since: 0, id }, { keepPrevious: true });
  if (id === undefined) return { isLoading: false, place: null };
  if (live.status === 'loading') return { isLoading: true, place: null };
  const session = live.status === 'ready' && live.data?.id === id ? live.data : null;
  const at = session?.stops.findIndex((stop) => stop.practiceId === practiceId) ?? -1;
  if (!session || at < 0) return { isLoading: false, place: null };
  const { stops, mode } = session;
  return {
    isLoading: false,
    place: { sessionId: id, mode, stops, at, isKnown: !isFirstOfItsTask(stops, at) },
  };
}
