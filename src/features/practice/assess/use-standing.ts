import { useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useReading } from '#features/practice/sound/use-store.ts';
import type { AssessStanding } from './assessing.ts';

const working = { status: 'working' } as const satisfies AssessStanding;

/**
 * Where the assessment of an answer stands, as its screen may say it: from work to the whole score without a moment of neither,
 * which would show what the next one takes back. `isWhole`: the score that the screen has is the engine's.
 */
export function useStanding(answerId: string, isWhole: boolean): AssessStanding | null {
  const { assessing } = usePracticePorts();
  const standing = useReading(assessing, (each) => each.standingOf(answerId));
  const isWorking = standing?.status === 'working';
  const [wasWorking, setWasWorking] = useState(isWorking);
  if (standing !== null && isWorking !== wasWorking) setWasWorking(isWorking);
  // Work that ended with nothing to say has ended with a score: it is on its way from the device.
  return standing === null && wasWorking && !isWhole ? working : standing;
}
