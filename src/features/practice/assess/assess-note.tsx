import { Loader } from '@mantine/core';
import type { ScoringState } from '#contract/entities/answer.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useReading } from '#features/practice/sound/use-store.ts';
import classes from './assess-note.module.css';
import { ParkedNote } from './parked-note.tsx';
import { standingWords } from './standing-words.ts';

export interface AssessNoteProps {
  answerId: string;
  /** How far the server is with it; `null` when nothing is to come from there. */
  scoring: ScoringState | null;
}

/** What is still to come of a score, in words; nothing when it is whole. A screen reader hears it change. */
export function AssessNote({ answerId, scoring }: AssessNoteProps) {
  const { assessing } = usePracticePorts();
  const standing = useReading(assessing, (each) => each.standingOf(answerId));
  const words = standingWords(standing, scoring);
  return (
    <div className={classes['note']}>
      <output>
        {standing?.status === 'working' && <Loader size="xs" aria-hidden="true" />}
        {words !== null && <span>{words}</span>}
      </output>
      {scoring === null && standing?.status === 'waiting' && standing.why === 'quota' && (
        <ParkedNote answerId={answerId} />
      )}
    </div>
  );
}
