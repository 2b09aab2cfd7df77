import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAiScores } from '#data/hooks/use-ai-scores.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { FreeScoresModal } from '#ui/ai-scores/free-scores-modal.tsx';
import classes from './assess-note.module.css';
import { againWords, scoreAgain, type ScoreAgainResult } from './score-again.ts';

export interface ScoreAgainButtonProps {
  answerId: string;
  isOffered: boolean;
  /** It was done, or the server has it: the button is about to go, and whoever used it should not be lost. */
  onTaken: () => void;
}

/** Asks for a new score, and says what came of it. */
export function ScoreAgainButton({ answerId, isOffered, onTaken }: ScoreAgainButtonProps) {
  const ports = usePracticePorts();
  const { kick } = useDataContext();
  const [isAsking, setIsAsking] = useState(false);
  const [result, setResult] = useState<ScoreAgainResult | null>(null);
  const ask = async () => {
    setIsAsking(true);
    setResult(null);
    const came = await scoreAgain(ports, answerId);
    setIsAsking(false);
    setResult(came);
    if (came === 'scored' || came === 'asked') onTaken();
    // The server knows more of the scores than this device did.
    if (came === 'quota') kick();
  };
  const words = isAsking ? 'Asking for a new score' : result && againWords[result];
  return (
    <>
      <output>{words !== null && <span>{words}</span>}</output>
      {(isOffered || isAsking) && (
        <span className={classes['ways']}>
          {/* Not `disabled` meanwhile: that would take the focus away. */}
          <Button variant="default" aria-disabled={isAsking} onClick={() => isAsking || void ask()}>
            Score it again
          </Button>
        </span>
      )}
      <NoScores isOpen={result === 'quota'} onClose={() => setResult(null)} />
    </>
  );
}

function NoScores({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { clock } = useDataContext();
  const scores = useAiScores();
  return (
    <FreeScoresModal
      opened={isOpen}
      onClose={onClose}
      // The server has just said so; what this device knows may be older.
      scores={{ left: 0, free: scores?.free ?? null }}
      now={clock.now()}
    >
      <p>Your answer is kept as it is. Ask again when you have scores.</p>
    </FreeScoresModal>
  );
}
