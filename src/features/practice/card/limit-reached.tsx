import { useEffect, useState } from 'react';
import type { ScoringState } from '#contract/entities/answer.ts';
import { tellLimitOnce } from '#data/store/told-limit.ts';
import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { FreeScoresModal } from '#ui/ai-scores/free-scores-modal.tsx';

/** Opens when the server has no free AI score for the answer that was just handed in: once for each allowance of scores. */
export function LimitReached({ scoring }: { scoring: ScoringState | null }) {
  const context = useDataContext();
  const scores = useAiScores();
  const [isOpen, setIsOpen] = useState(false);
  const isUnpaid = scoring?.status === 'waiting' && scoring.needs === 'ai-score';
  const free = scores?.free ?? null;
  useEffect(() => {
    if (isUnpaid && free) void tellLimitOnce(context, free).then((isFirst) => isFirst && setIsOpen(true));
  }, [context, isUnpaid, free]);
  if (scores === null) return null;
  return (
    <FreeScoresModal
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      scores={scores}
      now={context.clock.now()}
    >
      <p>Your answer is saved. Its detailed score comes automatically when you have AI scores again.</p>
    </FreeScoresModal>
  );
}
