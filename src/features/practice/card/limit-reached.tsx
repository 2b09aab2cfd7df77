import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAiScores } from '#data/use-ai-scores.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useReading } from '#ui/use-store.ts';
import { FreeScoresModal } from '#ui/ai-scores/free-scores-modal.tsx';

/** Opens once when the answer that was just handed in finds no free AI score: it is kept, and this is the way on. */
export function LimitReached({ answerId }: { answerId: string }) {
  const { assessing } = usePracticePorts();
  const { clock } = useDataContext();
  const scores = useAiScores();
  const standing = useReading(assessing, (each) => each.standingOf(answerId));
  const [isSeen, setIsSeen] = useState(false);
  const isParked = standing?.status === 'waiting' && standing.why === 'quota';
  if (scores === null) return null;
  return (
    <FreeScoresModal
      opened={isParked && !isSeen}
      onClose={() => setIsSeen(true)}
      scores={scores}
      now={clock.now()}
      action={
        <>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/sync" />}>
            See what is not sent yet
          </Button>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>
            Upgrade Now
          </Button>
        </>
      }
    >
      <p>Your answer is saved on this device. It is scored automatically when you have AI scores again.</p>
    </FreeScoresModal>
  );
}
