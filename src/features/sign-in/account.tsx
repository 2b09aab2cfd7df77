import { useState } from 'react';
import { nameOf } from './name-of.ts';
import { SignInButtons } from './sign-in-buttons.tsx';
import { accountText, endedText } from './sign-in-card.tsx';
import classes from './sign-in.module.css';
import { SignOut } from './sign-out.tsx';
import { useSession } from './use-session.ts';

interface AccountProps {
  /** Path to come back to after a sign-in. */
  returnTo: string;
  /** Sends what waits; settles when it has been tried. */
  syncNow: () => Promise<unknown>;
}

/** Who is signed in here, and the way in and out. It sits in a card that has its heading already. */
export function Account({ returnTo, syncNow }: AccountProps) {
  const { session, state } = useSession();
  // The provider has not heard of the sign-out yet: the next sign-in will ask for the password.
  const [isUntold, setIsUntold] = useState(false);
  const signOut = async () => {
    const { told } = await session.signOut();
    setIsUntold(!told);
  };
  if (state.kind === 'loading') return null;
  if (state.kind === 'signed-out' || state.kind === 'gone') {
    return (
      <>
        {isUntold ? (
          <output className={classes.text}>
            You are signed out on this device. The server is told when you are online again.
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
      <SignOut onSignOut={signOut} syncFirst={isExpired ? null : syncNow} />
    </>
  );
}
