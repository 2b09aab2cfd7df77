import { useId } from 'react';
import { Card } from '#ui/card.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './sign-in.module.css';
import { useSession } from './use-session.ts';

/** For a place such as home: what an account is good for, and that practising needs none. Nothing while one is signed in. */
export function SignInCard({ returnTo }: { returnTo: string }) {
  const { state } = useSession();
  const headingId = useId();
  switch (state.kind) {
    case 'loading':
    case 'signed-in':
      return null;
    case 'expired':
      return (
        <Card labelledBy={headingId}>
          <h2 className={classes.heading} id={headingId}>
            Sign in again
          </h2>
          <p className={classes.text}>{endedText}</p>
          <SignInButtons returnTo={returnTo} signInOnly />
        </Card>
      );
    case 'signed-out':
      return (
        <Card labelledBy={headingId}>
          <h2 className={classes.heading} id={headingId}>
            Your answers on all your devices
          </h2>
          <p className={classes.text}>{accountText}</p>
          <SignInButtons returnTo={returnTo} />
        </Card>
      );
  }
}

/** What an account changes, and what it does not. */
export const accountText =
  'You can practise without an account: everything is saved on this device. With one, your answers are also kept on the server. What you do now goes to the account that signs in here first.';

export const endedText =
  'Your sign-in has ended. Everything is still here and you can go on practising. Sign in again to send what is new.';
