import { useAiScores } from '#data/use-ai-scores.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { nextScoresWords } from '#ui/ai-scores/free-score-words.ts';
import classes from './outbox.module.css';

/** When an answer that waits for an AI score gets one; nothing where nobody knows, or where there are some again. */
export function NextScores() {
  const { clock } = useDataContext();
  const scores = useAiScores();
  const words = scores?.left === 0 ? nextScoresWords(scores, clock.now()) : null;
  return words === null ? null : <p className={classes.fact}>{words}</p>;
}
