import type { Player } from '#platform/player/player.ts';
import { AudioPlayer } from '#ui/audio/audio-player.tsx';
import { useReading, useStore } from '#ui/use-store.ts';
import { useMediaKeys } from './use-media-keys.ts';

export interface PlayerControlsProps {
  player: Player;
  /** What plays here, for a screen reader. */
  label: string;
  peaks?: readonly number[] | null;
}

/** The controls of a player that the caller holds. */
export function PlayerControls({ player, label, peaks = null }: PlayerControlsProps) {
  useMediaKeys(player, label, { isOnce: false });
  const state = useStore(player);
  const settings = useReading(player, (each) => each.getSettings());
  return (
    <AudioPlayer
      state={state}
      settings={settings}
      label={label}
      peaks={peaks}
      onPlay={() => void player.play()}
      onPause={() => player.pause()}
      onSeek={(positionMs) => player.seekTo(positionMs)}
      onVolume={(volume) => player.setVolume(volume)}
      onRate={(rate) => player.setRate(rate)}
    />
  );
}
