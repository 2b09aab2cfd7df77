import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { Player, PlayerState } from '#platform/player/player.ts';
import { SpeedSelect } from '#ui/audio/speed-select.tsx';
import { ControlButton } from './control-button.tsx';
import { lessonRates } from './player-keys.ts';
import classes from './player.module.css';
import { SeekBar } from './seek-bar.tsx';
import type { PlayerDeeds } from './use-player-keys.ts';
import type { Volume } from './use-volume.ts';
import { VolumeControl } from './volume-control.tsx';

interface PlayerControlsProps {
  place: RefObject<HTMLDivElement | null>;
  state: PlayerState;
  player: Player;
  deeds: PlayerDeeds;
  volume: Volume;
  /** `null`: the lesson has none. */
  areCaptionsOn: boolean | null;
  /** `null`: this browser has no full screen. */
  isFull: boolean | null;
}

/** Below or over the foot of the video. A screen reader finds them too while they are not seen. */
export function PlayerControls(props: PlayerControlsProps) {
  const { place, state, player, deeds, volume, areCaptionsOn, isFull } = props;
  const { rate, volume: level } = player.getSettings();
  const isPlaying = state.status === 'playing';
  const isReady = 'positionMs' in state;
  return (
    <div className={classes.controls} ref={place}>
      <SeekBar
        positionMs={isReady ? state.positionMs : 0}
        durationMs={isReady ? state.durationMs : null}
        onSeek={(positionMs) => player.seekTo(positionMs)}
        onStep={(direction) => deeds[direction === 1 ? 'forward' : 'back']()}
      />
      {/* As on every player: back is on the left. */}
      <div className={classes.buttons} dir="ltr">
        <ControlButton
          label={isPlaying ? 'Pause' : 'Play'}
          Icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          isOff={!isReady}
          onPress={deeds.toggle}
        />
        <ControlButton
          label="Back 2 seconds"
          Icon={IconPlayerTrackPrev}
          isOff={!isReady}
          onPress={deeds.back}
        />
        <ControlButton
          label="Forward 2 seconds"
          Icon={IconPlayerTrackNext}
          isOff={!isReady}
          onPress={deeds.forward}
        />
        <span className={classes.space} />
        <VolumeControl
          volume={level}
          isMuted={volume.isMuted}
          canSet={volume.canSet}
          onVolume={volume.set}
          onMute={volume.toggleMute}
        />
        <SpeedSelect rates={lessonRates} rate={rate} onRate={(next) => player.setRate(next)} />
        {areCaptionsOn !== null && (
          <ControlButton
            label="Captions"
            Icon={areCaptionsOn ? IconBadgeCcFilled : IconBadgeCc}
            isPressed={areCaptionsOn}
            onPress={deeds.captions}
          />
        )}
        {isFull !== null && (
          <ControlButton
            label="Full screen"
            Icon={isFull ? IconMinimize : IconMaximize}
            isPressed={isFull}
            onPress={deeds['full-screen']}
          />
        )}
      </div>
    </div>
  );
}
