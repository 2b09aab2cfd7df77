import '#ui/mantine-styles.ts';
import { useState } from 'react';
import { listUnfinishedRecordings } from '#data/queries/recordings.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { FoundRecording } from './found-recording.tsx';
import classes from './recordings-found.module.css';

export interface RecordingsFoundProps {
  /** Only those of this practice. Without it: all, for the start of the app. */
  practiceId?: number;
}

/**
 * Offers recordings that were left behind: by a crash, a killed tab, or a screen that was closed. What began after this
 * offer appeared belongs to a recorder that is open now and is none of them.
 */
export function RecordingsFound({ practiceId }: RecordingsFoundProps) {
  const { clock } = useDataContext();
  const [openedAt] = useState(() => clock.now());
  const found = useLive(listUnfinishedRecordings, {});
  if (found.status !== 'ready') return null;
  const left = found.data.filter(
    (recording) =>
      recording.startedAt < openedAt && (practiceId === undefined || recording.practiceId === practiceId),
  );
  if (left.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Recordings found">
      {left.map((recording) => (
        <FoundRecording key={recording.draftId} recording={recording} now={openedAt} />
      ))}
    </ul>
  );
}
