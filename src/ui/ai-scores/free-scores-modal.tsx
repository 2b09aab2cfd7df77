import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Modal } from '#ui/overlay/modal.ts';
import classes from './ai-scores.module.css';
import { limitWords, nextScoresWords, whatCosts, type AiScoresView } from './free-score-words.ts';

interface FreeScoresModalProps {
  opened: boolean;
  onClose: () => void;
  scores: AiScoresView;
  /** Epoch ms. */
  now: number;
  /** What became of an answer that found no score. */
  children?: ReactNode;
}

/** The free AI scores: how many there are, when more come, what has no limit, and the way to the plans (spec section 8). */
export function FreeScoresModal({ opened, onClose, scores, now, children }: FreeScoresModalProps) {
  const next = nextScoresWords(scores, now);
  return (
    <Modal opened={opened} onClose={onClose} title="AI scores">
      <div className={classes['dialog']}>
        <p>{limitWords(scores)}</p>
        {next !== null && <p>{next}</p>}
        {children}
        <p className={classes['quiet']}>{whatCosts}</p>
        <div className={classes['actions']}>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>
            Upgrade Now
          </Button>
          <Button onClick={onClose} data-autofocus>
            Ok, Got it
          </Button>
        </div>
      </div>
    </Modal>
  );
}
