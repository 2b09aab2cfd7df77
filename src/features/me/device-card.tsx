import { Button } from '@mantine/core';
import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { useClearedAfterDays } from '#ui/use-cleared-after-days.ts';
import { useKeeping } from '#ui/use-keeping.ts';
import { deviceWords } from './device-words.ts';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';

/** What is on this device: the questions, and whether the browser keeps them. */
export function DeviceCard() {
  const { storage } = useMePorts();
  const content = useLive(contentStatus, {});
  const { keeping, isRefused, ask } = useKeeping(storage);
  const days = useClearedAfterDays(storage);
  if (content.status === 'loading' || keeping === null) return <Filling />;
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
        <dd>{content.status === 'ready' ? content.data.items : ''}</dd>
        <dt>When the device is full</dt>
        <dd>{keeping === 'kept' ? 'Kept' : 'May be cleared'}</dd>
        {days !== null && (
          <>
            <dt>After {days} days without a visit</dt>
            <dd>May be cleared</dd>
          </>
        )}
      </dl>
      {keeping === 'asks' && (
        <Button variant="default" mt="sm" onClick={() => void ask()}>
          Ask the browser to keep it
        </Button>
      )}
      <output className={classes.quiet}>{isRefused ? 'The browser has not promised it.' : ''}</output>
    </Card>
  );
}
