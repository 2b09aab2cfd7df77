import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { fetchPartAgain } from '#platform/fetch-part-again.ts';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import classes from './route-problem.module.css';

/** A chunk of the app that could not be fetched: offline before it was cached, or the server has a newer version. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/** When a screen throws. What the learner did is in the local database and is not touched. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const missing = isMissingPart(error);
  return (
    <>
      <title>Something went wrong · Passage</title>
      <Message
        as="h1"
        title={missing ? 'This part is not on your device yet' : 'This page could not be shown'}
        picture={<EmptyRoute />}
        action={
          <div className={classes.actions}>
            <Button
              onClick={() => (missing ? void fetchPartAgain(error).then(() => location.reload()) : reset())}
            >
              Try again
            </Button>
            <Button variant="default" component="a" href="/">
              Go to Today
            </Button>
          </div>
        }
      >
        {missing
          ? 'It comes once you are online. What you saved is safe.'
          : 'This is our mistake. What you saved is safe on this device.'}
      </Message>
      <details className={classes.details}>
        <summary>Details for a report</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </>
  );
}
