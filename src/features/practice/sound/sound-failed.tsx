import type { ReactNode } from 'react';
import { PartFailed } from '#features/practice/task-frame/part-failed.tsx';
import type { PlayerState } from '#platform/player/player.ts';

interface SoundFailedProps {
  sound: PlayerState;
  onRetry: () => void;
  /** What else can be done. */
  onward?: ReactNode;
}

/** A sound cannot be played: why, and another try. */
export function SoundFailed({ sound, onRetry, onward }: SoundFailedProps) {
  const isUnreachable = sound.status === 'failed' && sound.code === 'unreachable';
  return (
    <PartFailed
      what="This audio cannot be played now."
      why={isUnreachable && ' It is not on this device yet, and Passage cannot be reached.'}
      onRetry={onRetry}
      onward={onward}
    />
  );
}
