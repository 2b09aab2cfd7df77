import { Button } from '@mantine/core';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useLive } from '#data/use-live.ts';
import { Card } from '#ui/card.tsx';
import { hasAnswered } from '#data/queries/has-answered.ts';
import classes from './install-card.module.css';
import { useInstallPorts } from './install-ports.ts';

/**
 * Offers to put Passage on the home screen: after the first finished answer, when there is something to come back to,
 * and never again once declined. The same moment asks the browser to keep what is saved.
 */
export function InstallCard() {
  const { prompt, storage } = useInstallPorts();
  const state = useSyncExternalStore(prompt.subscribe, prompt.state);
  const answered = useLive(hasAnswered, {});
  const headingId = useId();
  const isMoment = answered.status === 'ready' && answered.data;

  useEffect(() => {
    if (isMoment) void storage.persist();
  }, [isMoment, storage]);

  if (!isMoment || prompt.hasDeclined()) return null;
  if (state.kind !== 'ready' && state.kind !== 'by-hand-ios') return null;
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Put Passage on your home screen
      </h2>
      <p className={classes.text}>
        There it opens in its own window, works offline, and the browser keeps your answers.
      </p>
      {state.kind === 'by-hand-ios' ? (
        <p className={classes.text}>Tap Share at the edge of Safari, then “Add to Home Screen”.</p>
      ) : null}
      <div className={classes.actions}>
        {state.kind === 'ready' ? <Button onClick={() => void prompt.show()}>Install</Button> : null}
        <Button variant="subtle" onClick={prompt.decline}>
          No, thanks
        </Button>
      </div>
    </Card>
  );
}
