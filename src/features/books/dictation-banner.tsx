import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './dictation-banner.module.css';

/** The way from the spelling book to dictation. */
export function DictationBanner() {
  return (
    <div className={classes.banner}>
      <p className={classes.question}>Are you having trouble with dictating words?</p>
      <Button renderRoot={(props) => <Link {...props} to="/dashboard/spelling-book/dictation" />}>
        Practice Now
      </Button>
    </div>
  );
}
