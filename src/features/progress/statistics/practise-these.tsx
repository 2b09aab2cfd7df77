import { Button } from '@mantine/core';
import { mostStops, type SessionStop } from '#contract/entities/practice-session.ts';
import { useBeginSession } from '#data/hooks/use-begin-session.ts';

/** A session of just the questions in which an error was made. Nothing where none of them is on this device. */
export function PractiseThese({ stops: all }: { stops: readonly SessionStop[] }) {
  const { isBeginning, begin } = useBeginSession();
  const stops = all.slice(0, mostStops);
  if (stops.length === 0) return null;
  return (
    <Button variant="light" loading={isBeginning} onClick={() => void begin(stops)}>
      {stops.length === 1 ? 'Practise this question' : `Practise these ${stops.length} questions`}
    </Button>
  );
}
