import type { Session } from '#domain/timing/session.ts';
import classes from './practice-card.module.css';

/** Says that the exam's time is over. What is there is on its way, or its saving failed and is tried again by hand. */
export function TimeOver({ session }: { session: Session }) {
  const isOver = session.phase === 'time-over';
  // The region is there before its words, so that they are announced.
  return (
    <output className={isOver ? classes.over : undefined}>
      {isOver ? 'The time is over. Your answer is handed in as it is.' : ''}
    </output>
  );
}
