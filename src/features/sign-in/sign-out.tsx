import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { outboxSummary } from '#data/queue/outbox-summary.ts';
import { useDataContext } from '#data/use-data-context.ts';
import classes from './sign-in.module.css';

interface SignOutProps {
  onSignOut: () => Promise<void>;
  /** Sends what waits; `null` where nothing can be sent. */
  syncFirst: (() => Promise<unknown>) | null;
}

/** Signs out at once when all is sent; else says first what happens to the rest, and offers to send it. */
export function SignOut({ onSignOut, syncFirst }: SignOutProps) {
  const context = useDataContext();
  // `null`: nobody has asked to sign out.
  const [unsent, setUnsent] = useState<number | null>(null);
  const [isSyncing, setIsSyncing] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const isAsking = unsent !== null;
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const ask = async () => {
    const { waiting } = await outboxSummary(context);
    if (waiting === 0) await onSignOut();
    else setUnsent(waiting);
  };
  const stay = () => {
    setUnsent(null);
    setHasTried(false);
  };
  const sync = async (send: () => Promise<unknown>) => {
    setIsSyncing(true);
    await send();
    setIsSyncing(false);
    setHasTried(true);
    await ask();
  };
  if (!isAsking) {
    return (
      <>
        <Button variant="default" onClick={() => void ask()}>
          Sign out
        </Button>
        <p className={classes.note}>
          What you did stays on this device, and nobody sees it until you sign in again.
        </p>
      </>
    );
  }
  return (
    <div>
      <p className={classes.text} ref={question} tabIndex={-1}>
        {unsent === 1
          ? '1 change is not on the server yet. It stays'
          : `${unsent} changes are not on the server yet. They stay`}{' '}
        on this device, nobody else who signs in here sees or sends {unsent === 1 ? 'it' : 'them'}, and{' '}
        {unsent === 1 ? 'it goes' : 'they go'} when you sign in again.
      </p>
      <div className={classes.actions}>
        {syncFirst ? (
          <Button loading={isSyncing} onClick={() => void sync(syncFirst)}>
            Sync first
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void onSignOut()}>
          Sign out anyway
        </Button>
        <Button variant="subtle" onClick={stay}>
          Stay signed in
        </Button>
      </div>
      <output className={classes.note}>
        {hasTried && !isSyncing ? 'Not everything could be sent now. See the page Sync.' : null}
      </output>
    </div>
  );
}
