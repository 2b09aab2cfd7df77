import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAiScores } from '#data/use-ai-scores.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { nextScoresWords } from '#ui/ai-scores/free-score-words.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './assess-note.module.css';

/** The way on for an answer that waits for a free AI score: when more come, to ask again, and the list of all that waits. */
export function ParkedNote({ answerId }: { answerId: string }) {
  const { assessing } = usePracticePorts();
  const { clock, kick } = useDataContext();
  const scores = useAiScores();
  const say = useToast();
  const next = scores && nextScoresWords(scores, clock.now());
  const retry = async () => {
    // The server may have scores for it that this device has not heard of.
    kick();
    await assessing.complete(answerId);
    if (assessing.standingOf(answerId)?.status === 'waiting') say('There is no AI score for it yet');
  };
  return (
    <>
      {next !== null && <span>{next}</span>}
      <span className={classes['ways']}>
        <Button variant="default" onClick={() => void retry()}>
          Retry
        </Button>
        <Link to="/sync">See what is not sent yet</Link>
      </span>
    </>
  );
}
