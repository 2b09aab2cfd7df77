import type { ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeMode } from '#contract/exam.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { Hints, hintsOf } from './hints.tsx';
import { RetryButton } from './retry-button.tsx';
import { ScoresLeft } from './scores-left.tsx';
import classes from './practice-card.module.css';

interface PracticeAidsProps {
  item: BankItem;
  mode: PracticeMode;
  answerButton: ReactNode;
  /** Offered below the answer; a recorded one is tried again at its recorder. */
  canRetry: boolean;
  hasWork: boolean;
  onRetry: () => void;
}

/** Below what is being answered: the answer, hints and a new start, which the exam has not, and what is left of the free scores. */
export function PracticeAids({ item, mode, answerButton, canRetry, hasWork, onRetry }: PracticeAidsProps) {
  const hints = hintsOf(item);
  return (
    <div className={classes.quiet} data-off-paper>
      {mode === 'PRACTICE' && (
        <>
          {answerButton}
          {hints.length > 0 && <Hints hints={hints} />}
          {canRetry && <RetryButton hasWork={hasWork} onRetry={onRetry} />}
        </>
      )}
      {assessmentOf(item.taskType) !== 'none' && <ScoresLeft />}
    </div>
  );
}
