import { useCallback } from 'react';
import type { SessionEvent } from '#domain/timing/session.ts';
import type { TimingPlayerState } from '#platform/player/timing-player.ts';

/** Tells the clock of an answer that is written while its prompt plays how the prompt goes on. */
export function usePromptEvents(
  send: (kind: SessionEvent['kind']) => void,
): (status: TimingPlayerState['status']) => void {
  return useCallback(
    (status) => {
      if (status === 'playing') send('promptStarted');
      if (status === 'ended') send('promptEnded');
      // Nothing will play: the clock of the answer must not wait for it.
      if (status === 'silent' || status === 'failed') {
        send('promptStarted');
        send('promptEnded');
      }
    },
    [send],
  );
}
