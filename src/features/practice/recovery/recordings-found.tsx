import { lazy, Suspense } from 'react';
import { listUnfinishedRecordings } from '#data/queries/recordings.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useNow } from '#ui/use-now.ts';
import classes from './recordings-found.module.css';
import { useFreeDrafts } from './use-free-drafts.ts';

// Hardly ever there is one: what shows it is no part of the screens that look for it.
const FoundRecording = lazy(async () => ({
  default: (await import('./found-recording.tsx')).FoundRecording,
}));

export interface RecordingsFoundProps {
  /** Only those of this practice. Without it: all, for the start of the app. */
  practiceId?: number;
}

/**
 * Offers recordings that were left behind: by a crash, a killed tab, or a screen that was closed. One that a recorder
 * of this tab or another one still holds is none of them.
 */
export function RecordingsFound({ practiceId }: RecordingsFoundProps) {
  const { clock } = useDataContext();
  const found = useLive(listUnfinishedRecordings, {});
  const listed = found.status === 'ready' ? found.data : [];
  const free = useFreeDrafts(listed.map(({ draftId }) => draftId));
  const left = listed.filter(
    (recording) =>
      free.has(recording.draftId) && (practiceId === undefined || recording.practiceId === practiceId),
  );
  const now = useNow(clock, left.length > 0);
  if (left.length === 0) return null;
  return (
    <Suspense>
      <ul className={classes.list} data-off-paper aria-label="Recordings found">
        {left.map((recording) => (
          <FoundRecording
            key={recording.draftId}
            recording={recording}
            now={Math.max(now, recording.startedAt)}
          />
        ))}
      </ul>
    </Suspense>
  );
}
