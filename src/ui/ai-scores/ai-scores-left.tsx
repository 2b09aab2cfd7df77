import { UnstyledButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ai-scores.module.css';
import type { AiScoresView } from './free-score-words.ts';
import { FreeScoresModal } from './free-scores-modal.tsx';

/** How many free AI scores a trial learner has left, and what becomes of an answer beyond them. Opens what there is to know. */
export function AiScoresLeft({ scores, now }: { scores: AiScoresView; now: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { left } = scores;
  return (
    <>
      <UnstyledButton className={classes['left']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
        {left > 0
          ? `${left} AI ${left === 1 ? 'score' : 'scores'} left`
          : 'No AI scores left. Your answer is saved, and is scored when you have scores again.'}
      </UnstyledButton>
      <FreeScoresModal opened={isOpen} onClose={() => setIsOpen(false)} scores={scores} now={now} />
    </>
  );
}
