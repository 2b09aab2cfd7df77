import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { useDataContext } from '#data/use-data-context.ts';
import type { Learner } from '#platform/session/session.ts';
import { SignInButtons } from './sign-in-buttons.tsx';
import { accountText, endedText } from './sign-in-card.tsx';
import classes from './sign-in.module.css';
import { useSession } from './use-session.ts';

/** Who is signed in here, and the way in and out. It sits in a card that has its heading already. */
export function Account({ returnTo }: { returnTo: string }) {
  const { session, state } = useSession();
  // The provider has not heard of the sign-out yet: the next sign-in will ask for the password.
  const [isUntold, setIsUntold] = useState(false);
  const signOut = async () => {
    const { told } = await session.signOut();
    setIsUntold(!told);
  };
  if (state.kind === 'loading') return null;
  if (state.kind === 'signed-out') {
    return (
      <>
        {isUntold ? (
          <output className={classes.text}>
            You are signed out on this device. The server hears of it with the next connection.
          </output>
        ) : null}
        <p className={classes.text}>{accountText}</p>
        <SignInButtons returnTo={returnTo} />
      </>
    );
  }
  const isExpired = state.kind === 'expired';
  return (
    <>
      <p className={classes.text}>{isExpired ? endedText : `Signed in as ${nameOf(state)}.`}</p>
      {isExpired ? (
        <SignInButtons returnTo={returnTo} signInOnly label={`Sign in as ${nameOf(state)}`} />
      ) : null}
      <SignOut onSignOut={signOut} />
    </>
  );
}

function nameOf({ firstName, lastName, username }: Learner): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' || name === username ? username : `${name} (${username})`;
}

/** Signs out at once when all is sent; else says first what happens to the rest. */
function SignOut({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const context = useDataContext();
  // `null`: nobody has asked to sign out.
  const [unsent, setUnsent] = useState<number | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (unsent !== null) question.current?.focus();
  }, [unsent]);
  const ask = async () => {
    const { waiting } = await outboxSummary(context);
    if (waiting === 0) await onSignOut();
    else setUnsent(waiting);
  };
  if (unsent === null) {
    return (
      <Button variant="default" onClick={() => void ask()}>
        Sign out
      </Button>
    );
  }
  return (
    <div>
      <p className={classes.text} ref={question} tabIndex={-1}>
        {unsent === 1
          ? '1 change is not sent yet. It stays'
          : `${unsent} changes are not sent yet. They stay`}{' '}
        on this device and can be sent when you sign in again.
      </p>
      <div className={classes.actions}>
        <Button onClick={() => setUnsent(null)}>Stay signed in</Button>
        <Button variant="default" onClick={() => void onSignOut()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
