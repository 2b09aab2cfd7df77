import { startOfFreeDay } from '#domain/premium/free-scores.ts';
import { findAiScores, type AiScores } from '#data/queries/ai-scores.ts';
import { useDataContext } from './use-data-context.ts';
import { useLive } from './use-live.ts';

/** What a learner on the free plan has left of AI scores; `null` without a limit and while nothing is known of one. */
export function useAiScores(): AiScores | null {
  const { clock } = useDataContext();
  // Only the day counts; an argument that ticked would ask again at each drawing.
  const scores = useLive(findAiScores, { now: startOfFreeDay(clock.now()) });
  return scores.status === 'ready' ? scores.data : null;
}
