import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Card } from '#ui/card.tsx';
import classes from './microphone.module.css';

interface SavedStepProps {
  name: string;
  from: string | null;
  onAgain: () => void;
}

/** What was saved, and the way on. */
export function SavedStep({ name, from, onAgain }: SavedStepProps) {
  return (
    <Card labelledBy="microphone-saved" tone="main">
      <output>
        <b className={classes.heading} id="microphone-saved">
          Saved for this device
        </b>
        <span className={classes.advice}>
          Passage records with: <span translate="no">{name}</span>. If it is not connected, we say so and use
          another one.
        </span>
      </output>
      <div className={classes.deeds}>
        <Button size="md" renderRoot={(props) => <Link to={from ?? '/'} {...props} />}>
          {from === null ? 'Go to Today' : 'Go back'}
        </Button>
        <Button size="md" variant="default" onClick={onAgain}>
          Set up another one
        </Button>
      </div>
    </Card>
  );
}
