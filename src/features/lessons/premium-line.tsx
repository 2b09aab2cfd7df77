import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './all-lessons.module.css';
import { premiumWords } from './lesson-words.ts';

/** Above the videos on a free plan: what they are part of. */
export function PremiumLine() {
  return (
    <div className={classes.line}>
      <p>{premiumWords}</p>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>
        Explore Plans
      </Button>
    </div>
  );
}
