import type { ComponentType, ReactNode } from 'react';
import { nameOf } from './name-of.ts';
import { SignInButtons } from './sign-in-buttons.tsx';
import { accountText, endedText } from './sign-in-card.tsx';
import classes from './sign-in.module.css';
import { useSession } from './use-session.ts';

interface AccountProps {
  /** Path to come back to after a sign-in. */
  returnTo: string;
  /** The way out. `canSend`: the sign-in still counts. */
  SignOut: ComponentType<{ canSend: boolean }>;
  /** For who has just signed out. */
  farewell?: ReactNode;
}

/** Who is signed in here, and the way in and out. It sits in a card that has its heading already. */
export function Account({ returnTo, SignOut, farewell }: AccountProps) {
  const { state } = useSession();
  if (state.kind === 'loading') return null;
  if (state.kind === 'signed-out' || state.kind === 'gone') {
    return (
      <>
        {farewell}
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
      <SignOut canSend={!isExpired} />
    </>
  );
}
