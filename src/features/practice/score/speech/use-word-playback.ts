import { useCallback, useEffect, useRef } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { Player } from '#platform/player/player.ts';

/** A stretch of sound, in milliseconds from its start. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** A word cut sharp at its ends is hard to know again. */
const marginMs = 120;

/**
 * Plays stretches one after the other, each on its own player; a new call ends the one before. Also ends with the component.
 */
export function useWordPlayback(): (stretches: readonly { player: Player; span: Span }[]) => void {
  const { clock } = useDataContext();
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  return useCallback(
    (stretches) => {
      end.current();
      let rest = [...stretches];
      const next = () => {
        const [first, ...others] = rest;
        rest = others;
        if (!first) return;
        const { player, span } = first;
        const from = Math.max(0, span.startMs - marginMs);
        player.seekTo(from);
        void player.play();
        const { rate } = player.getSettings();
        const cancel = clock.after((span.endMs + marginMs - from) / rate, () => {
          player.pause();
          next();
        });
        end.current = () => {
          cancel();
          player.pause();
        };
      };
      next();
    },
    [clock],
  );
}
