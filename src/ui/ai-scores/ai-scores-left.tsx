import { UnstyledButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ai-scores.module.css';
import { leftWords, type AiScoresView } from './free-score-words.ts';
import { FreeScoresModal } from './free-scores-modal.tsx';

/** How many free AI scores a trial learner has left, and that answers beyond them are scored too. Opens what there is to know. */
export function AiScoresLeft({ scores, now }: { scores: AiScoresView; now: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <UnstyledButton className={classes['left']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
        {scores.left > 0 ? leftWords(scores) : `${leftWords(scores)}. Scores from this device have no limit.`}
      </UnstyledButton>
      <FreeScoresModal opened={isOpen} onClose={() => setIsOpen(false)} scores={scores} now={now} />
    </>
  );
}
