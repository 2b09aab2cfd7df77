import { Loader } from '@mantine/core';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useReading } from '#features/practice/sound/use-store.ts';
import classes from './assess-note.module.css';
import { standingWords } from './standing-words.ts';

/** What is still to come of a score, in words; nothing when it is whole. A screen reader hears it change. */
export function AssessNote({ answerId }: { answerId: string }) {
  const { assessing } = usePracticePorts();
  const standing = useReading(assessing, (each) => each.standingOf(answerId));
  return (
    <output className={classes['note']}>
      {standing?.status === 'working' && <Loader size="xs" aria-hidden="true" />}
      {standing !== null && <span>{standingWords(standing)}</span>}
    </output>
  );
}
