import { useId } from 'react';
import { Card } from '#ui/card.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './sign-in.module.css';
import { nameOf } from './name-of.ts';
import { useSession } from './use-session.ts';

/** For a place such as home: what an account is good for, and that practising needs none. Nothing while one is signed in. */
export function SignInCard({ returnTo }: { returnTo: string }) {
  const { state } = useSession();
  const headingId = useId();
  if (state.kind === 'loading' || state.kind === 'signed-in') return null;
  const isExpired = state.kind === 'expired';
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        {isExpired ? 'Sign in again' : 'Your answers on all your devices'}
      </h2>
      <p className={classes.text}>{isExpired ? endedText : accountText}</p>
      <SignInButtons
        returnTo={returnTo}
        signInOnly={isExpired}
        label={isExpired ? `Sign in as ${nameOf(state)}` : undefined}
      />
    </Card>
  );
}

/** What an account changes, and what it does not. */
export const accountText =
  'You can practise without an account: everything is saved on this device. With one, your answers are also kept on the server. What you do until then, finished or not, goes to the next account that signs in here.';

export const endedText =
  'Your sign-in has ended. Everything is still here and you can go on practising. Sign in again to send what is new.';
