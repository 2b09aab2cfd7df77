import { Loader } from '@mantine/core';
import { useRef } from 'react';
import type { ScoringState, ShownScore } from '#contract/entities/answer.ts';
import { localUserId } from '#data/store/rows.ts';
import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { whenScoresComeWords } from '#ui/ai-scores/free-score-words.ts';
import classes from './assess-note.module.css';
import { ScoreAgainButton } from './score-again-button.tsx';
import { briefWords, outdatedWords, shownBeforeWords, standingWords } from './standing-words.ts';
import { useStanding } from './use-standing.ts';

export interface AssessNoteProps {
  answerId: string;
  /** How far the server is with it; `null` when nothing is to come from there. */
  scoring: ScoringState | null;
  /** It has a whole score. */
  isWhole: boolean;
  /** And that is of an older scorer than that of today. */
  isOutdated?: boolean;
  /** What was shown before the server found other points. */
  shownBefore?: ShownScore | undefined;
  /** What it waits for in a few words, as the whole opens with the score. */
  isBrief?: boolean;
}

/** What is still to come of a score, or could be made anew, in words; nothing when it is whole. A screen reader hears it change. */
export function AssessNote(props: AssessNoteProps) {
  const { answerId, scoring, isWhole, isOutdated = false, shownBefore, isBrief = false } = props;
  const note = useRef<HTMLDivElement>(null);
  const standing = useStanding(answerId, isWhole);
  const { userId, clock } = useDataContext();
  const hasAccount = userId !== localUserId;
  const moreScores = whenScoresComeWords(useAiScores(), clock.now());
  const whole = isOutdated
    ? outdatedWords(standing, scoring)
    : standingWords(standing, scoring, { hasAccount });
  // What failed is said in whole wherever something can be done about it.
  const words = (isBrief ? briefWords(standing, scoring) : null) ?? whole;
  const isGivenUp = scoring?.status === 'failed' && scoring.reason === 'gave-up';
  const isUnpaid = scoring?.status === 'waiting' && scoring.needs === 'ai-score';
  const isWaiting = standing?.status === 'working' || scoring?.status === 'waiting';
  return (
    <div className={classes['note']} ref={note} tabIndex={-1}>
      <output>
        {standing?.status === 'working' && <Loader size="xs" aria-hidden="true" />}
        {words !== null && <span>{words}</span>}
        {isWhole && shownBefore && <span>{shownBeforeWords(shownBefore)}</span>}
      </output>
      {isUnpaid && !isBrief && moreScores !== null && <span>{moreScores}</span>}
      <ScoreAgainButton
        answerId={answerId}
        isOffered={!isWaiting && (isOutdated || isGivenUp)}
        onTaken={() => note.current?.focus()}
      />
    </div>
  );
}
