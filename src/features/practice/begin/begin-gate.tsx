import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import classes from './begin-gate.module.css';

interface BeginGateProps {
  /** What comes, how long, what counts. */
  line: string;
  /** `null` while the question is still read: the button comes in its room. */
  onBegin: (() => void) | null;
  /** Quiet ways to get ready first. */
  aside?: ReactNode;
}

/** Stands before a timed task: no clock, no sound, no preparation before Begin. */
export function BeginGate({ line, onBegin, aside }: BeginGateProps) {
  return (
    <section className={classes['gate']} aria-label="Before you begin">
      <p className={classes['line']}>{line}</p>
      <Button
        size="md"
        className={classes['action'] ?? ''}
        {...(onBegin === null ? { style: { visibility: 'hidden' } } : { onClick: onBegin })}
      >
        Begin
      </Button>
      {aside && <div className={classes['asides']}>{aside}</div>}
    </section>
  );
}

interface GoOnGateProps {
  mode: PracticeMode;
  onGoOn: () => void;
  onStartAgain: () => void;
}

/** Asks about work of an earlier visit. Its clock has stood still since then. */
export function GoOnGate({ mode, onGoOn, onStartAgain }: GoOnGateProps) {
  return (
    <section className={classes['gate']} aria-label="Before you go on">
      <p className={classes['line']}>
        You began this question before{mode === 'EXAM' ? ' in exam mode' : ''}. What you entered is still
        here. The clock was stopped.
      </p>
      <div className={classes['actions']}>
        <Button size="md" className={classes['action'] ?? ''} onClick={onGoOn}>
          Go on
        </Button>
        <Button size="md" variant="default" className={classes['action'] ?? ''} onClick={onStartAgain}>
          Start again
        </Button>
      </div>
    </section>
  );
}

/** Another tab is at work on this question. Both at once would write over each other. */
export function ElsewhereGate({ onTakeOver }: { onTakeOver: () => void }) {
  const [isTaking, setIsTaking] = useState(false);
  const take = () => {
    setIsTaking(true);
    onTakeOver();
  };
  return (
    <section className={classes['gate']} aria-label="Open in another tab">
      <p className={classes['line']}>
        You are working on this question in another tab. What you entered there comes with you.
      </p>
      <Button size="md" className={classes['action'] ?? ''} loading={isTaking} onClick={take}>
        Go on here
      </Button>
    </section>
  );
}
