import { useEffect, useState } from 'react';
import { contentStatus, type ContentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';
import { sizeWords } from '#ui/amounts.ts';

/** What is on this device: questions, room used, and whether the browser keeps it. */
export function DeviceCard() {
  const { storage } = useMePorts();
  const content = useLive(contentStatus, {});
  const [room, setRoom] = useState<{ used: number | null; isKept: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [space, isKept] = await Promise.all([storage.room(), storage.isPersistent()]);
      if (isCurrent) setRoom({ used: space?.usedBytes ?? null, isKept });
    })();
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  return (
    <Card labelledBy="device-heading">
      <h2 className={classes.heading} id="device-heading">
        On this device
      </h2>
      {content.status === 'ready' && <output className={classes.quiet}>{readiness(content.data)}</output>}
      <dl className={classes.facts}>
        <dt>Questions</dt>
        <dd>{content.status === 'ready' ? content.data.items : ' '}</dd>
        {room?.used === null ? null : (
          <>
            <dt>Room used</dt>
            <dd>{room === null ? ' ' : sizeWords(room.used ?? 0)}</dd>
          </>
        )}
        <dt>Kept when the device is full</dt>
        <dd>{room === null ? ' ' : room.isKept ? 'Yes' : 'Not promised'}</dd>
      </dl>
    </Card>
  );
}

/** Whether the learner can leave the network behind. */
function readiness(content: ContentStatus): string {
  const { items, packsMissing, mediaMissing, mediaTotal, isRunning, isSoundOnDemand } = content;
  if (items === 0)
    return isRunning ? 'Fetching the questions' : 'No questions yet. They come with the first connection.';
  if (packsMissing !== 0)
    return isRunning
      ? 'Fetching the questions'
      : 'Some questions are not here yet. They come with the next connection.';
  if (mediaMissing > 0 && isSoundOnDemand) {
    return `The questions are on this device. ${mediaTotal - mediaMissing} of ${mediaTotal} recordings are, the rest comes when it is played.`;
  }
  if (mediaMissing > 0) return `Fetching sound: ${mediaTotal - mediaMissing} of ${mediaTotal} recordings`;
  return 'Everything is on this device. You can go offline.';
}
