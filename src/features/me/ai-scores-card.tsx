import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { AiScoresLeft } from '#ui/ai-scores/ai-scores-left.tsx';
import { whatCosts } from '#ui/ai-scores/free-score-words.ts';
import { Card } from '#ui/card.tsx';
import classes from './me.module.css';

/** For a learner on the free plan: what is left of the AI scores. */
export function AiScoresCard() {
  const { clock } = useDataContext();
  const scores = useAiScores();
  if (scores === null) return null;
  return (
    <Card labelledBy="ai-scores-heading">
      <h2 className={classes['heading']} id="ai-scores-heading">
        AI scores
      </h2>
      <AiScoresLeft scores={scores} now={clock.now()} />
      <p className={classes['quiet']}>{whatCosts}</p>
    </Card>
  );
}
