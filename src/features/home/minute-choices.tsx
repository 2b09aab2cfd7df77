import { Button } from '@mantine/core';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import classes from './home.module.css';

interface MinuteChoicesProps {
  choices: readonly { readonly minutes: number; readonly stops: readonly SessionStop[] }[];
  onBegin: (stops: readonly SessionStop[]) => void;
}

/** A session of several tasks by the time that a learner has. */
export function MinuteChoices({ choices, onBegin }: MinuteChoicesProps) {
  return (
    <fieldset className={classes.minutes} aria-label="Several tasks in">
      {choices.map(({ minutes, stops }) => (
        <Button
          key={minutes}
          variant="default"
          px={8}
          disabled={stops.length === 0}
          onClick={() => onBegin(stops)}
        >
          {minutes} min
        </Button>
      ))}
    </fieldset>
  );
}
