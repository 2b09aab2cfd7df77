import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endFirstRun, isFirstRunOver } from '#platform/first-run.ts';
import { Card } from '#ui/card.tsx';
import classes from './home.module.css';

/** For who has told nothing yet: the first questions, once. Part of the first paint. */
export function Invitation() {
  const [isOver, setIsOver] = useState(isFirstRunOver);
  if (isOver) return null;
  const putAside = () => {
    endFirstRun();
    setIsOver(true);
  };
  return (
    <div className={classes.invitation}>
      <Card>
        <div className={classes.invited}>
          <p>Set up in a minute: exam, target, date and level.</p>
          <div className={classes.choices}>
            <Link to="/start" className={classes.more}>
              Set up
            </Link>
            <button type="button" className={classes.notNow} onClick={putAside}>
              Not now
            </button>
          </div>
        </div>
      </Card>
    </div>
  );
}
