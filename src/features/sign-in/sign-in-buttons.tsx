import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './sign-in.module.css';
import { useSession } from './use-session.ts';

interface SignInButtonsProps {
  /** Path to come back to. */
  returnTo: string;
  /** For somebody whose account is known, a new one is not offered. */
  signInOnly?: boolean;
  label?: string | undefined;
}

type Step = 'idle' | 'leaving' | 'unavailable';

/** The ways to the provider's pages. Without a connection they say so and the learner stays where they are. */
export function SignInButtons({ returnTo, signInOnly = false, label = 'Sign in' }: SignInButtonsProps) {
  const { session } = useSession();
  const [step, setStep] = useState<Step>('idle');
  const start = async (create: boolean) => {
    setStep('leaving');
    const result = await session.startSignIn({ returnTo, create });
    if (result.kind === 'unavailable') setStep('unavailable');
  };
  // Not `disabled`: it would take the focus away from the button that was just pressed.
  const press = (create: boolean) => () => {
    if (step !== 'leaving') void start(create);
  };
  return (
    <>
      <div className={classes.actions}>
        <Button onClick={press(false)} aria-disabled={step === 'leaving'}>
          {label}
        </Button>
        {signInOnly ? null : (
          <Button variant="default" onClick={press(true)} aria-disabled={step === 'leaving'}>
            Create an account
          </Button>
        )}
      </div>
      <output className={classes.note}>
        {step === 'leaving' ? 'Opening the sign-in page' : null}
        {step === 'unavailable'
          ? 'Signing in needs a connection. Your answers are safe on this device.'
          : null}
      </output>
    </>
  );
}

/** The same for a page of another feature. Whose sign-in has ended has an account: a new one is not offered. */
export function WaySignIn({ returnTo }: { returnTo: string }) {
  const { state } = useSession();
  return <SignInButtons returnTo={returnTo} signInOnly={state.kind === 'expired'} />;
}
