import { useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useReading } from '#ui/use-store.ts';
import type { AssessStanding } from './assessing.ts';

/**
 * Where the assessment of an answer stands, as its screen may say it: from work to the whole score without a moment of neither,
 * which would show what the next one takes back. `isWhole`: the score that the screen has is the engine's.
 */
export function useStanding(answerId: string, isWhole: boolean): AssessStanding | null {
  const { assessing } = usePracticePorts();
  const standing = useReading(assessing, (each) => each.standingOf(answerId));
  const [last, setLast] = useState(standing);
  if (standing !== null && standing !== last) setLast(standing);
  // Work that ended with nothing to say has ended with a score: it is on its way from the device.
  return standing === null && last?.status === 'working' && !isWhole ? last : standing;
}
