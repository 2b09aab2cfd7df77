import { useEffect, useMemo, useState } from 'react';
import { cueAt, readCaptions, type Cue } from '#domain/lessons/captions.ts';
import type { Player } from '#platform/player/player.ts';

const noCues: readonly Cue[] = [];

/** The cues of a lesson; none where it has no captions. */
export function useCues(captions: string | null): readonly Cue[] {
  return useMemo(() => (captions === null ? noCues : readCaptions(captions)), [captions]);
}

/** What is said now. The browser's own track tells the exact moment of a change, the player every other one. */
export function useCue(
  cues: readonly Cue[],
  player: Player | null,
  video: HTMLVideoElement | null,
): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (player === null || video === null) return undefined;
    const look = () => setText(cueAt(cues, video.currentTime * 1000)?.text ?? null);
    const stop = player.subscribe(look);
    const tracks = [...video.querySelectorAll('track')].map(({ track }) => track);
    for (const track of tracks) {
      // Hidden: it counts, and the browser draws nothing over ours.
      track.mode = 'hidden';
      track.addEventListener('cuechange', look);
    }
    return () => {
      stop();
      for (const track of tracks) track.removeEventListener('cuechange', look);
    };
  }, [cues, player, video]);
  return text;
}
