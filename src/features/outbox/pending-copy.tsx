import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { countUnsentRecordings } from '#data/queries/unsent.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { saveFile } from '#platform/save-file.ts';
import { Card } from '#ui/card.tsx';
import { exportOutbox } from './export-outbox.ts';
import classes from './outbox.module.css';

/** Everything that waits as one file of the learner's own, whatever becomes of this browser. */
export function PendingCopy({ total, pteType }: { total: number; pteType: PteType }) {
  const context = useDataContext();
  const recordings = useLive(countUnsentRecordings, {});
  const [step, setStep] = useState<'idle' | 'working' | 'saved' | 'failed'>('idle');
  const count = recordings.status === 'ready' ? recordings.data : 0;
  const save = async () => {
    setStep('working');
    try {
      const now = context.clock.now();
      const parts = await exportOutbox(context, { pteType, now });
      const day = new Date(now).toISOString().slice(0, 10);
      saveFile(`passage-waiting-${day}.zip`, new Blob(parts), 'application/zip');
      setStep('saved');
    } catch {
      setStep('failed');
    }
  };
  return (
    <Card labelledBy="copy-heading">
      <h2 className={classes.heading} id="copy-heading">
        A copy for you
      </h2>
      <p className={classes.quiet}>
        What is not sent yet ({counted(total, 'change')}
        {count === 0 ? '' : `, ${counted(count, 'recording')}`}), as one ZIP file. Keep it in case this
        browser or device breaks.
      </p>
      <Button variant="default" loading={step === 'working'} onClick={() => void save()}>
        Save a copy
      </Button>
      <output className={classes.outcome}>
        {step === 'saved' ? 'Saved. Look for it among your downloads.' : null}
        {step === 'failed' ? 'The copy could not be made. Try again.' : null}
      </output>
    </Card>
  );
}
