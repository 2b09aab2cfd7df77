import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import type { Clock } from '#platform/clock.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import classes from './sync-state.module.css';
import { syncWord } from './sync-words.ts';
import { useSteady } from './use-steady.ts';

/** What passes faster is not worth a word: it would only blink. */
const steadyMs = 1_200;

/** The state of syncing in the header, and the way to all of it. Reads local data, so it comes after the first paint. */
export function SyncState() {
  const { clock } = useDataContext();
  const live = useLive(syncStatus, {}, { keepPrevious: true });
  const status = live.status === 'ready' ? live.data : null;
  const now = useMinute(clock, status?.kind === 'waiting');
  // What is said, not what is counted: while a long queue is sent, every batch changes the count.
  const said = useSteady(status && syncWord(status, now), steadyMs, clock);
  if (said === null) return null;
  const { tone, word } = said;
  return (
    <Link to="/sync" className={classes.link} aria-label={`Sync: ${word}`}>
      <SyncWord tone={tone} word={word} />
    </Link>
  );
}

const minuteMs = 60_000;

/** Now, read again each minute while an age is shown; no timer runs otherwise. */
function useMinute(clock: Clock, isShown: boolean): number {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!isShown) return undefined;
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(minuteMs, () => {
        setTurn((turn) => turn + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, isShown]);
  return clock.now();
}
