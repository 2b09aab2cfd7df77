import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { onlyHere } from '#data/queries/only-here.ts';
import { localUserId } from '#data/store/rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Card } from '#ui/card.tsx';
import classes from './account.module.css';
import { onlyHereWords } from './remove-words.ts';
import { useBegunTexts } from './use-begun-texts.ts';
import { useTakeOff } from './use-take-off.ts';

/** Takes the learner's data off this device and leaves the account alone. Says first what would be lost for good. */
export function RemoveCard({ onRemoved }: { onRemoved: (left: number) => void }) {
  const { userId } = useDataContext();
  const only = useLive(onlyHere, {});
  const takeOff = useTakeOff();
  const [step, setStep] = useState<'idle' | 'asking' | 'working'>('idle');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'asking') question.current?.focus();
  }, [step]);
  if (only.status === 'failed') throw only.error;
  const isLocal = userId === localUserId;
  const begun = useBegunTexts();
  const lost =
    only.status === 'ready'
      ? onlyHereWords({ ...only.data, unfinished: only.data.unfinished + begun })
      : null;
  const remove = async () => {
    setStep('working');
    const { left } = await takeOff({
      path: '/me/data',
      farewell: (rows) => ({ kind: 'removed', left: rows }),
    });
    onRemoved(left);
  };
  return (
    <Card labelledBy="remove-heading">
      <h2 className={classes['heading']} id="remove-heading">
        Remove my data from this device
      </h2>
      <p className={classes['quiet']}>
        {isLocal
          ? 'Your answers, recordings, notes, words and settings are only on this device. If you remove them, they are lost.'
          : 'For a device that is not yours. Your answers, recordings, notes and words are removed here and you are signed out. Your account and everything on the server stay.'}
      </p>
      {lost === null ? null : (
        <p className={classes['warning']}>
          {isLocal
            ? `Saved here: ${lost}.`
            : `Not on the server yet: ${lost}. If you remove now, they are lost.`}
        </p>
      )}
      {step === 'idle' ? (
        <Button variant="default" disabled={only.status !== 'ready'} onClick={() => setStep('asking')}>
          Remove my data
        </Button>
      ) : (
        <>
          <p ref={question} tabIndex={-1}>
            Remove everything of yours from this device? You cannot undo this.
          </p>
          <div className={classes['deeds']}>
            <Button color="red" loading={step === 'working'} onClick={() => void remove()}>
              Remove
            </Button>
            <Button variant="default" disabled={step === 'working'} onClick={() => setStep('idle')}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
