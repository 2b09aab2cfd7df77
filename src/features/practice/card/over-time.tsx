import { useEffect, useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import type { Session } from '#domain/timing/session.ts';
import classes from './practice-card.module.css';

/** Says that the task's own time is over. Nothing is handed in by itself: the learner's words stay the learner's. */
export function OverTime({ session }: { session: Session }) {
  const { clock } = useDataContext();
  const limitAt = session.phase === 'answering' ? session.limitAt : null;
  const [overAt, setOverAt] = useState<number | null>(null);
  useEffect(() => {
    if (limitAt === null) return undefined;
    // One more: at the limit itself the clock still says 0:00.
    return clock.after(Math.max(0, limitAt + 1 - clock.now()), () => setOverAt(limitAt));
  }, [clock, limitAt]);
  const isOver = limitAt !== null && overAt === limitAt;
  // The region is there before its words, so that they are announced.
  return (
    <output className={isOver ? classes.over : undefined}>
      {isOver
        ? 'The time for this task is over. Nothing is handed in by itself. Finish it, then press Submit.'
        : ''}
    </output>
  );
}
