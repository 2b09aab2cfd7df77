import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { Session } from '#domain/timing/session.ts';
import { elapsedMs, remainingMs } from '#domain/timing/session-time.ts';
import { ClockRing, CountUpClock } from '#ui/practice/clock-ring.tsx';
import { useTurns } from '#ui/use-turns.ts';

/** How often the clock looks: seconds change on time, and the page is not drawn for nothing. */
const lookEveryMs = 250;

/** The clock of a question in the slim bar: in the exam what is left, in practice what has passed. */
export function SessionClock({ session }: { session: Session }) {
  const { clock } = useDataContext();
  useTurns(clock, lookEveryMs);
  const now = clock.steady();
  const left = remainingMs(session, now) ?? 0;
  const { mode, answer } = session.plan;
  const countUp = (limitMs: number) => (
    <CountUpClock label="Time used" elapsedMs={elapsedMs(session, now)} limitMs={limitMs} />
  );
  switch (session.phase) {
    case 'preparing':
      if (session.endsAt === null) return null;
      return (
        <ClockRing label="Time to prepare" remainingMs={left} totalMs={session.endsAt - session.startedAt} />
      );
    case 'recording':
      if (answer.kind === 'record' && mode === 'PRACTICE') return countUp(answer.recordMs);
      return (
        <ClockRing label="Time to speak" remainingMs={left} totalMs={session.endsAt - session.startedAt} />
      );
    case 'playing':
    case 'answering':
      if (answer.kind === 'record') return null;
      if (mode === 'PRACTICE') return countUp(answer.limitMs);
      return <ClockRing label="Time left" remainingMs={left} totalMs={answer.limitMs} />;
    case 'time-over':
      return answer.kind === 'record' ? null : (
        <ClockRing label="Time left" remainingMs={0} totalMs={answer.limitMs} />
      );
    case 'closed':
    case 'countdown':
    case 'ready-to-play':
    case 'ready-to-record':
    case 'stopped':
    case 'submitted':
      return null;
  }
}
