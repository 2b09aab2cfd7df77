import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { whenScoresComeWords } from '#ui/ai-scores/free-score-words.ts';
import classes from './outbox.module.css';

/** When an answer that waits for an AI score gets one; nothing where nobody knows, or where there are some again. */
export function NextScores() {
  const { clock } = useDataContext();
  const scores = useAiScores();
  const words = whenScoresComeWords(scores, clock.now());
  return words === null ? null : <p className={classes.fact}>{words}</p>;
}
