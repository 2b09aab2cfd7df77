import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CompleteResult } from '#platform/session/session.ts';
import { Message } from '#ui/message.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import classes from './sign-in.module.css';
import { useSession } from './use-session.ts';

interface AuthCheckScreenProps {
  /** The whole address that the provider opened. */
  url: string;
  /** Called with a path of this app, once. It should replace this page in the history: its code is worth nothing now. */
  onDone: (returnTo: string) => void;
}

type Step = { readonly kind: 'working' } | CompleteResult;

/** `/auth-check`: the last step of a sign-in. Whatever goes wrong, the app and all that is saved here stay open. */
export function AuthCheckScreen({ url, onDone }: AuthCheckScreenProps) {
  const { session } = useSession();
  const [step, setStep] = useState<Step>({ kind: 'working' });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (step.kind !== 'working') return undefined;
    let isGone = false;
    const complete = async () => {
      const result = await session.completeSignIn(url);
      if (isGone) return;
      if (result.kind === 'signed-in') done.current(result.returnTo);
      else setStep(result);
    };
    void complete();
    return () => {
      isGone = true;
    };
  }, [session, url, step]);

  const leave = (returnTo: string) => (
    <Button variant="subtle" onClick={() => onDone(returnTo)}>
      Go on without signing in
    </Button>
  );
  if (step.kind === 'working' || step.kind === 'signed-in') {
    return (
      <Page title="Signing you in" picture={<Loader size="md" />}>
        <output>One moment</output>
      </Page>
    );
  }
  if (step.kind === 'unavailable') {
    return (
      <Page
        title="No connection right now"
        action={
          <div className={classes.actions}>
            <Button onClick={() => setStep({ kind: 'working' })}>Try again</Button>
            {leave('/')}
          </div>
        }
      >
        <span role="alert">
          The sign-in can be finished when the connection is back. Your answers are safe on this device.
        </span>
      </Page>
    );
  }
  const isStale = step.kind === 'stale';
  const reason = isStale
    ? 'This sign-in was begun too long ago, or in another browser, and cannot be finished.'
    : 'Nothing has changed.';
  return (
    <Page
      title={isStale ? 'Please sign in again' : 'You are not signed in'}
      action={
        <div className={classes.ways}>
          <SignInButtons returnTo={step.returnTo} signInOnly />
          {leave(step.returnTo)}
        </div>
      }
    >
      <span role="alert">{reason} Your answers are safe on this device.</span>
    </Page>
  );
}

function Page(props: { title: string; picture?: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <>
      <title>{`${props.title} · Passage`}</title>
      <Message as="h1" {...props} />
    </>
  );
}
