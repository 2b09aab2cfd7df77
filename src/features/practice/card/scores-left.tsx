import { aiScoresLeft } from '#data/queries/ai-scores.ts';
import { useLive } from '#data/use-live.ts';
import { AiScoresLeft } from '#ui/ai-scores-left.tsx';

/** What an answer that an engine scores will leave of the free AI scores; nothing where there is no limit. */
export function ScoresLeft() {
  const left = useLive(aiScoresLeft, {});
  if (left.status !== 'ready' || left.data === null) return null;
  return <AiScoresLeft left={left.data} />;
}
