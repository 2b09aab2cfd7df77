import { aiScoresLeft } from '#data/queries/ai-scores.ts';
import { useLive } from '#data/use-live.ts';
import { AiScoresLeft } from '#ui/ai-scores-left.tsx';
import { Card } from '#ui/card.tsx';
import classes from './me.module.css';

/** For a learner on the free plan: what is left of the AI scores, and what has no limit. */
export function AiScoresCard() {
  const left = useLive(aiScoresLeft, {});
  if (left.status !== 'ready' || left.data === null) return null;
  return (
    <Card labelledBy="ai-scores-heading">
      <h2 className={classes['heading']} id="ai-scores-heading">
        AI scores
      </h2>
      <AiScoresLeft left={left.data} />
      <p className={classes['quiet']}>
        Speaking and writing answers use one each. All other tasks, and facts such as pauses and word counts,
        have no limit.
      </p>
    </Card>
  );
}
