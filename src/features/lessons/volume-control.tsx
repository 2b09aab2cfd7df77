import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { ControlButton } from './control-button.tsx';
import { PlayedSlider } from './played-slider.tsx';
import classes from './player.module.css';

export const lessonVolumeStep = 0.01;

interface VolumeControlProps {
  /** 0..1. */
  volume: number;
  isMuted: boolean;
  /** An iPhone keeps its own volume, which no page can change. */
  canSet: boolean;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** How loud the lesson is, in steps of a hundredth, and whether it is heard at all. */
export function VolumeControl({ volume, isMuted, canSet, onVolume, onMute }: VolumeControlProps) {
  const Icon = isMuted ? IconVolumeOff : IconVolume;
  const percent = isMuted ? 0 : Math.round(volume * 100);
  return (
    <div className={classes.volume} dir="ltr">
      <ControlButton label="Mute" Icon={Icon} isPressed={isMuted} onPress={onMute} />
      {canSet && (
        <PlayedSlider
          percent={percent}
          aria-label="Volume"
          aria-valuetext={`${percent} %`}
          min={0}
          max={1}
          step={lessonVolumeStep}
          value={isMuted ? 0 : volume}
          onChange={({ currentTarget }) => onVolume(Number(currentTarget.value))}
        />
      )}
    </div>
  );
}
