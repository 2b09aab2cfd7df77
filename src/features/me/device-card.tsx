import { useEffect, useState } from 'react';
import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';
import { sizeWords } from './sizes.ts';

/** What is on this device: questions, room used, and whether the browser keeps it. */
export function DeviceCard() {
  const { storage } = useMePorts();
  const content = useLive(contentStatus, {});
  const [room, setRoom] = useState<{ used: number | null; isKept: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [used, isKept] = await Promise.all([storage.usedBytes(), storage.isPersistent()]);
      if (isCurrent) setRoom({ used, isKept });
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
      <dl className={classes.facts}>
        <dt>Questions</dt>
        <dd>{content.status === 'ready' ? content.data.items : ' '}</dd>
        {content.status === 'ready' && content.data.mediaMissing > 0 ? (
          <>
            <dt>Recordings still to fetch</dt>
            <dd>{content.data.mediaMissing}</dd>
          </>
        ) : null}
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
