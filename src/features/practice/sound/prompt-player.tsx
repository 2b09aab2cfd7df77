import type { Player } from '#platform/player/player.ts';
import type { TimingPlayer } from '#platform/player/timing-player.ts';
import { TimingPlayer as TimingPlayerFace } from '#ui/audio/timing-player.tsx';
import { VolumeSlider } from '#ui/audio/volume-slider.tsx';
import { useReading, useStore } from '#ui/use-store.ts';
import { OncePlayer } from './once-player.tsx';
import { PlayerControls } from './player-controls.tsx';

interface PromptPlayerProps {
  timing: TimingPlayer;
  player: Player;
  /** What plays here, for a screen reader. */
  label: string;
  /** As in the exam: by itself and once, and the learner has its volume, from the countdown on. */
  isOnce: boolean;
}

/** Counts down and plays a prompt, with what the learner may do about it. */
export function PromptPlayer({ timing, player, label, isOnce }: PromptPlayerProps) {
  const state = useStore(timing);
  const { volume } = useReading(player, (each) => each.getSettings());
  return (
    <TimingPlayerFace
      state={state}
      onPlay={() => timing.playNow()}
      isFixed={isOnce}
      player={
        isOnce ? (
          <OncePlayer player={player} label={label} />
        ) : (
          <PlayerControls player={player} label={label} />
        )
      }
      volume={isOnce && <VolumeSlider volume={volume} onVolume={(wanted) => player.setVolume(wanted)} />}
    />
  );
}
