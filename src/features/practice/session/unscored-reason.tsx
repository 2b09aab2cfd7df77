import { useState } from 'react';
import type { StopView } from '#data/queries/find-session.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { localUserId } from '#data/store/rows.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { standingWords } from '#features/practice/assess/standing-words.ts';
import { useStanding } from '#features/practice/assess/use-standing.ts';
import { refusalWords } from '#features/practice/score/speech/speech-words.ts';
import classes from './summary.module.css';

interface UnscoredReasonProps {
  /** `null`: it is on its way from another device. */
  answer: StopView['answer'];
  isScored: boolean;
}

/**
 * Why an answer has no points, in a sentence. Once it has said so its line stays, so that a score that comes does not move what is being
 * read.
 */
export function UnscoredReason({ answer, isScored }: UnscoredReasonProps) {
  const [wasUnscored, setWasUnscored] = useState(false);
  if (!isScored && !wasUnscored) setWasUnscored(true);
  if (isScored) return wasUnscored ? <p className={classes['reason']}>Its score has come.</p> : null;
  return (
    <p className={classes['reason']}>
      {answer === null ? 'It is on its way from your other device.' : <Reason answer={answer} />}
    </p>
  );
}

function Reason({ answer }: { answer: NonNullable<StopView['answer']> }) {
  const { answerId, score, scoring = null } = answer;
  const isWhole = score !== null && isAssessed(score);
  const standing = useStanding(answerId, isWhole);
  const { userId } = useDataContext();
  const hasAccount = userId !== localUserId;
  const { evidence } = score ?? {};
  const refused = evidence?.kind === 'recording' ? (evidence.speech?.refused ?? null) : null;
  if (refused !== null && evidence?.kind === 'recording') return refusalWords(refused, evidence.signal);
  return (
    standingWords(standing, scoring, { hasAccount }) ??
    (hasAccount ? 'The server scores it once it has been sent.' : 'Sign in, and the server scores it.')
  );
}
