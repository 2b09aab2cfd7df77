import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Score } from '#contract/entities/answer.ts';
import { hasEstimates, pointsRange } from '#domain/estimates/points-range.ts';
import classes from './score-certainty.module.css';

/** Whether the points are counted or estimated. */
type Certainty = 'exact' | 'estimate';

const words = {
  exact: { word: 'Exact', more: 'These points are counted. The same answer always gets the same points.' },
  estimate: {
    word: 'Estimate',
    more: 'Your points are probably within this range. It is a practice estimate, not an exam score.',
  },
} as const satisfies Record<Certainty, { word: string; more: string }>;

/** Nothing while there are no points. */
const certaintyOf = (score: Score): Certainty | null => {
  if (pointsRange(score) === null) return null;
  return hasEstimates(score) ? 'estimate' : 'exact';
};

/** "Exact" or "Estimate", what that means with a tap, and in the same line where the answer is kept. */
export function ScoreCertainty({ score, saved }: { score: Score; saved: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const certainty = certaintyOf(score);
  if (certainty === null) return saved;
  const { word, more } = words[certainty];
  return (
    <div className={classes['line']}>
      {saved}
      <UnstyledButton
        className={classes['word'] ?? ''}
        data-off-paper
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {word}
        <IconChevronDown size={16} aria-hidden="true" />
      </UnstyledButton>
      <span className={classes['paper']}>{word}</span>
      <p id={id} className={classes['more']} hidden={!isOpen}>
        {more}
      </p>
    </div>
  );
}
