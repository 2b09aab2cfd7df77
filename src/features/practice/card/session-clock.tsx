import { useEffect, useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { Session } from '#domain/timing/session.ts';
import { elapsedMs, remainingMs } from '#domain/timing/session-time.ts';
import type { Clock } from '#platform/clock.ts';
import { ClockRing, CountUpClock } from '#ui/practice/clock-ring.tsx';

/** How often the clock looks: seconds change on time, and the page is not drawn for nothing. */
const lookEveryMs = 250;

/** The instant, looked at again and again. Only the clock is drawn anew. */
function useNow(clock: Clock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const look = () => {
      setNow(clock.now());
      cancel = clock.after(lookEveryMs, look);
    };
    let cancel = clock.after(lookEveryMs, look);
    return () => cancel();
  }, [clock]);
  return now;
}

/** The clock of a question in the slim bar: what is left where the exam sets a time, what has passed where it does not. */
export function SessionClock({ session, rule }: { session: Session; rule: TaskRule }) {
  const { clock } = useDataContext();
  const now = useNow(clock);
  const left = remainingMs(session, now) ?? 0;
  switch (session.phase) {
    case 'preparing':
      return (
        <ClockRing label="Time to prepare" remainingMs={left} totalMs={session.endsAt - session.startedAt} />
      );
    case 'recording':
      return (
        <ClockRing label="Time to speak" remainingMs={left} totalMs={session.endsAt - session.startedAt} />
      );
    case 'playing':
    case 'answering': {
      const { answer } = session.plan;
      if (answer.kind === 'record') return null;
      if (rule.clock.kind === 'own' && left > 0) {
        return <ClockRing label="Time left" remainingMs={left} totalMs={answer.limitMs} />;
      }
      return <CountUpClock label="Time used" elapsedMs={elapsedMs(session, now)} limitMs={answer.limitMs} />;
    }
    case 'closed':
    case 'countdown':
    case 'ready-to-play':
    case 'ready-to-record':
    case 'stopped':
    case 'submitted':
      return null;
  }
}
