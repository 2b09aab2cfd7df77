import { Button } from '@mantine/core';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { hasAnswered } from '#data/queries/has-answered.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useClearedAfterDays } from '#ui/use-cleared-after-days.ts';
import { useKeeping } from '#ui/use-keeping.ts';
import classes from './install-card.module.css';
import { useInstallPorts } from './install-ports.ts';
import { ShareSteps } from './share-steps.tsx';

/**
 * Offers to put Passage on the home screen: after the first finished answer, when there is something to come back to,
 * and never again once declined. Where a browser has no such offer and keeps what is saved only when the learner says so, it
 * offers that.
 */
export function InstallCard() {
  const { prompt, storage } = useInstallPorts();
  const state = useSyncExternalStore(prompt.subscribe, prompt.state);
  const answered = useLive(hasAnswered, {});
  const { keeping, isRefused, ask } = useKeeping(storage);
  const days = useClearedAfterDays(storage);
  const toast = useToast();
  const isMoment = answered.status === 'ready' && answered.data;
  if (!isMoment || prompt.hasDeclined()) return null;

  const keep = async () => {
    if (await ask()) toast('The browser keeps your answers');
  };
  const install = async () => {
    // Both in the same tap: who installs Passage means to keep what is in it.
    const asked = keeping === 'asks' ? ask() : null;
    await prompt.show();
    await asked;
  };
  if (state.kind === 'ready')
    return (
      <Offer
        {...homeScreen}
        action={<Button onClick={() => void install()}>Install</Button>}
        onDecline={prompt.decline}
      />
    );
  if (state.kind === 'by-hand')
    return (
      <Offer
        heading={state.place === 'dock' ? 'Put Passage in your Dock' : homeScreen.heading}
        text={
          days === null
            ? homeScreen.text
            : `This browser clears what is saved here after ${days} days without a visit. The app keeps it and works offline.`
        }
        onDecline={prompt.decline}
      >
        <ShareSteps place={state.place} />
        {/* It has a storage of its own there. */}
        <p className={classes.text}>The app starts empty. Sign in there, and your synced answers appear.</p>
      </Offer>
    );
  if (keeping !== 'asks') return null;
  return (
    <Offer
      heading="Keep your answers on this device"
      text="When the device is full, this browser may clear what Passage has saved. It keeps it if you allow that."
      how={isRefused ? 'The browser has not promised it. You can ask again, also later on “Me”.' : ''}
      action={<Button onClick={() => void keep()}>Keep them</Button>}
      onDecline={prompt.decline}
    />
  );
}

const homeScreen = {
  heading: 'Put Passage on your home screen',
  text: 'There it opens in its own window, works offline, and the browser keeps your answers.',
};

interface OfferProps {
  heading: string;
  text: string;
  /** What the learner does, or has to know, beyond that. */
  how?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDecline: () => void;
}

function Offer({ heading, text, how = '', children, action, onDecline }: OfferProps) {
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        {heading}
      </h2>
      <p className={classes.text}>{text}</p>
      {children}
      <output className={classes.text}>{how}</output>
      <div className={classes.actions}>
        {action}
        <Button variant="subtle" onClick={onDecline}>
          No, thanks
        </Button>
      </div>
    </Card>
  );
}
