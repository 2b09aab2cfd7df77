import { IconSparkles } from '@tabler/icons-react';
import classes from './ai-scores-left.module.css';

/** How many free AI scores a trial learner has left, and what becomes of an answer beyond them. */
export function AiScoresLeft({ left }: { left: number }) {
  return (
    <p className={classes['left']}>
      <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
      {left > 0
        ? `${left} AI ${left === 1 ? 'score' : 'scores'} left`
        : 'No AI scores left. Your answer is kept whole, and is scored when you have scores again.'}
    </p>
  );
}
