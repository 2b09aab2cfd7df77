import { useEffect, useState } from 'react';
import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { deviceWords } from './device-words.ts';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';

/** What is on this device: the questions, and whether the browser keeps them. */
export function DeviceCard() {
  const { storage } = useMePorts();
  const content = useLive(contentStatus, {});
  const [isKept, setIsKept] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void storage.isPersistent().then((kept) => isCurrent && setIsKept(kept));
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  return (
    <Card labelledBy="device-heading">
      <h2 className={classes.heading} id="device-heading">
        On this device
      </h2>
      {content.status === 'ready' && (
        <output className={classes.quiet}>{deviceWords(content.data).long}</output>
      )}
      <dl className={classes.facts}>
        <dt>Questions</dt>
        <dd>{content.status === 'ready' ? content.data.items : ' '}</dd>
        <dt>When the device is full</dt>
        <dd>{isKept === null ? ' ' : isKept ? 'Kept' : 'May be cleared'}</dd>
      </dl>
    </Card>
  );
}
