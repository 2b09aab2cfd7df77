import { useEffect, useState } from 'react';
import type { Player, PlayerState } from '#platform/player/player.ts';
import type { PreparedPlayback } from '#platform/audio-client/audio-client.ts';
import type { RecordingBytes } from './use-prepared.ts';

/** A change of the sound would be heard, or come into the middle of another one. */
const taken: ReadonlySet<PlayerState['status']> = new Set<PlayerState['status']>(['playing', 'loading']);

/**
 * Loads a recording into a player: at once as it is, and once it is prepared that, as soon as nothing plays. Returns what of the two
 * is loaded: the prepared one, or `null`.
 */
export function useLoaded(
  player: Player | null,
  recording: RecordingBytes | null,
  prepared: PreparedPlayback | null,
): PreparedPlayback | null {
  const [loaded, setLoaded] = useState<PreparedPlayback | null>(null);
  useEffect(() => {
    if (player && recording) void player.load(recording);
  }, [player, recording]);
  useEffect(() => {
    if (!player || !prepared) return undefined;
    let isOver = false;
    const change = async () => {
      const state = player.getState();
      if (isOver || taken.has(state.status)) return;
      isOver = true;
      const { bytes, mimeType, durationMs, startMs } = prepared;
      const placeMs = state.status === 'paused' ? state.positionMs - startMs : 0;
      const loading = player.load({ bytes, mimeType, durationMs });
      setLoaded(prepared);
      await loading;
      if (placeMs > 0) player.seekTo(placeMs);
    };
    const stop = player.subscribe(() => void change());
    void change();
    return () => {
      isOver = true;
      stop();
    };
  }, [player, prepared]);
  return loaded === prepared ? loaded : null;
}
