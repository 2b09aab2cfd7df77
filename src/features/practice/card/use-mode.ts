import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import { keepSessionMode } from '#data/commands/start-session.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { SessionPlace } from '#features/practice/session/session-place.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For this visit of this question alone; also after a reload. */
    practiceMode?: PracticeMode;
  }
}

/** How a question is practised when it is opened: as its session, as the link to it says, or as this device was told last. */
export function useMode(place: SessionPlace | null) {
  const { modeChoice } = usePracticePorts();
  const linked = useLocation({ select: ({ state }) => state.practiceMode });
  const [mode] = useState<PracticeMode>(() => place?.mode ?? linked ?? modeChoice.read());
  return {
    mode,
    /** A session is under way in its mode. */
    isFixed: place !== null && place.mode !== null,
    keep: (next: PracticeMode) => modeChoice.keep(next),
  };
}

/** The session keeps the mode in which its first question is begun. `begun`: the mode of the try that runs. */
export function useSessionMode(place: SessionPlace | null, begun: PracticeMode | null): void {
  const context = useDataContext();
  const sessionId = place !== null && place.mode === null ? place.sessionId : null;
  useEffect(() => {
    if (sessionId === null || begun === null) return;
    // Refused storage: the device's own choice goes on holding.
    void keepSessionMode(context, { sessionId, mode: begun }).catch(() => undefined);
  }, [context, sessionId, begun]);
}
