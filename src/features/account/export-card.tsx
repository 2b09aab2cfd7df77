import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDataContext } from '#data/use-data-context.ts';
import { saveFile } from '#platform/save-file.ts';
import { Card } from '#ui/card.tsx';
import { useAccountPorts } from './account-ports.ts';
import { exportLearner } from './export-learner.ts';
import classes from './account.module.css';

type Step = { kind: 'idle' | 'working' | 'failed' } | { kind: 'saved'; files: number; missing: number };

/** Everything of the learner as one file of their own, made on this device. */
export function ExportCard() {
  const context = useDataContext();
  const { fetchRecording } = useAccountPorts();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const save = async () => {
    setStep({ kind: 'working' });
    try {
      const now = context.clock.now();
      const { parts, files, missing } = await exportLearner(context, {
        now,
        fetchFile: (sha256, mimeType) => fetchRecording({ sha256, mimeType }),
      });
      saveFile(`passage-${new Date(now).toISOString().slice(0, 10)}.zip`, new Blob(parts), 'application/zip');
      setStep({ kind: 'saved', files, missing });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  return (
    <Card labelledBy="export-heading">
      <h2 className={classes['heading']} id="export-heading">
        A copy of everything
      </h2>
      <p className={classes['quiet']}>
        Your answers with their scores, notes, words, comments and profile as JSON and CSV, and your
        recordings as sound files, in one ZIP file. It is made on this device.
      </p>
      <Button loading={step.kind === 'working'} onClick={() => void save()}>
        Save a copy
      </Button>
      <output className={classes['problem']}>
        {step.kind === 'failed' && 'The copy could not be made. Try again.'}
        {step.kind === 'saved' && savedWords(step)}
      </output>
    </Card>
  );
}

function savedWords({ files, missing }: { files: number; missing: number }): string {
  const saved = `Saved, with ${files} ${files === 1 ? 'recording or image' : 'recordings and images'}. Look for it among your downloads.`;
  return missing === 0
    ? saved
    : `${saved} ${missing} of them could not be fetched: try again with a connection to have them too.`;
}
