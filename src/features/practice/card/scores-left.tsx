import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { AiScoresLeft } from '#ui/ai-scores/ai-scores-left.tsx';

/** What an answer that an engine scores will leave of the free AI scores; nothing where there is no limit. */
export function ScoresLeft() {
  const { clock } = useDataContext();
  const scores = useAiScores();
  return scores && <AiScoresLeft scores={scores} now={clock.now()} />;
}
