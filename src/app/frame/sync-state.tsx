import { Link } from '@tanstack/react-router';
import { syncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { SyncWord } from '#ui/sync-word.tsx';
import { useNow } from '#ui/use-now.ts';
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
  const now = useNow(clock, status?.kind === 'waiting');
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
