import '#ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { onlyHere } from '#data/queries/only-here.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { Card } from '#ui/card.tsx';
import { useAccountPorts } from './account-ports.ts';
import { SaveCopy } from './export-card.tsx';
import { onlyHereWords } from './remove-words.ts';
import { useEmptyDevice, useTakeOff } from './use-take-off.ts';
import classes from './account.module.css';

type Step = { kind: 'looking' | 'removing' | 'removed' } | { kind: 'asking'; unsent: string };

/**
 * The account of this device's learner was deleted: what is here of it goes, and the learner is told. What never reached the server is
 * in no copy of anybody's, so it waits until the learner has seen it. A reload comes back here until "OK".
 */
export function AccountGone() {
  const context = useDataContext();
  const { drafts } = useAccountPorts();
  const empty = useEmptyDevice();
  const takeOff = useTakeOff();
  const title = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ kind: 'looking' });
  const remove = async () => {
    setStep({ kind: 'removing' });
    await empty();
    setStep({ kind: 'removed' });
  };
  const look = async () => {
    const only = await onlyHere(context);
    const begun = await drafts.namesOf(context.userId);
    const unsent = onlyHereWords({ ...only, unfinished: only.unfinished + begun.size });
    if (unsent === null) await remove();
    else setStep({ kind: 'asking', unsent });
  };
  const isLooking = useRef(false);
  useEffect(() => {
    // An effect may run twice.
    if (isLooking.current) return;
    isLooking.current = true;
    void look();
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes['gone']}>
      <Card labelledBy="gone-heading">
        <h1 className={classes['heading']} id="gone-heading" ref={title} tabIndex={-1}>
          Your account was deleted
        </h1>
        <div aria-live="polite">
          {step.kind === 'asking' && (
            <>
              <p className={classes['quiet']}>
                Everything of it was deleted on the server, and is now removed from this device too.
              </p>
              <p className={classes['warning']}>
                Never sent from this device: {step.unsent}. Save a copy first if you want to keep something.
              </p>
              <div className={classes['deeds']}>
                <SaveCopy isAccountGone />
                <Button color="red" onClick={() => void remove()}>
                  Remove it from this device
                </Button>
              </div>
            </>
          )}
          {step.kind === 'removed' && (
            <>
              <p className={classes['quiet']}>
                It was deleted on the server, perhaps from another device of yours. Everything of it is now
                removed from this device too. You can practise without an account, or make a new one.
              </p>
              <Button onClick={() => void takeOff({ path: '/', farewell: () => null })}>OK</Button>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
