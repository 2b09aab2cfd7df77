import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { saveFile } from '#platform/save-file.ts';
import { Card } from '#ui/card.tsx';
import { useAccountPorts } from './account-ports.ts';
import { bringNewest } from './bring-newest.ts';
import { exportLearner } from './export-learner.ts';
import classes from './account.module.css';

type Saved = { files: number; missing: number; isNewest: boolean };
type Step = { kind: 'idle' | 'working' | 'failed' } | ({ kind: 'saved' } & Saved);

interface SaveCopyProps {
  /** There is no server to bring anything from. */
  isAccountGone?: boolean;
}

/** Makes everything of the learner into one file and saves it; what became of it is `step`. */
function useSaveCopy({ isAccountGone = false }: SaveCopyProps) {
  const context = useDataContext();
  const { fetchRecording, drafts, syncNow } = useAccountPorts();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const save = async () => {
    setStep({ kind: 'working' });
    try {
      const isNewest = isAccountGone || (await bringNewest(context, syncNow));
      const now = context.clock.now();
      const { parts, files, missing } = await exportLearner(context, {
        now,
        isNewest,
        fetchFile: (sha256, mimeType) => fetchRecording({ sha256, mimeType }),
        drafts,
      });
      saveFile(`passage-${new Date(now).toISOString().slice(0, 10)}.zip`, new Blob(parts), 'application/zip');
      setStep({ kind: 'saved', files, missing, isNewest });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  return { step, save };
}

/** Everything of the learner as one file of their own, made on this device. */
export function ExportCard() {
  return (
    <Card labelledBy="export-heading">
      <h2 className={classes['heading']} id="export-heading">
        A copy of everything
      </h2>
      <p className={classes['quiet']}>
        Your answers with their scores, notes, words, comments and profile as JSON and CSV, and your
        recordings as sound files, in one ZIP file. It is made on this device.
      </p>
      <SaveCopy />
    </Card>
  );
}

/** The button, and what became of it. */
export function SaveCopy(props: SaveCopyProps) {
  const { step, save } = useSaveCopy(props);
  return (
    <>
      <Button loading={step.kind === 'working'} onClick={() => void save()}>
        Save a copy
      </Button>
      <output className={classes['problem']}>
        {step.kind === 'failed' && 'The copy could not be made. Try again.'}
        {step.kind === 'saved' && savedWords(step)}
      </output>
    </>
  );
}

function savedWords({ files, missing, isNewest }: Saved): string {
  const saved = `Saved, with ${files} ${files === 1 ? 'recording or image' : 'recordings and images'}. Look for it among your downloads.`;
  const lacks = [
    ...(isNewest
      ? []
      : [
          'The newest from the server could not be fetched, so what you did on other devices may be missing.',
        ]),
    ...(missing === 0 ? [] : [`${missing} of the files could not be fetched.`]),
  ];
  return lacks.length === 0 ? saved : [saved, ...lacks, 'Try again with a connection.'].join(' ');
}
