import { IconVolume } from '@tabler/icons-react';
import classes from './volume-slider.module.css';

interface VolumeSliderProps {
  /** 0..1. */
  volume: number;
  onVolume: (volume: number) => void;
}

export const volumeStep = 0.1;

/** How loud a sound is, in steps of a tenth. */
export function VolumeSlider({ volume, onVolume }: VolumeSliderProps) {
  return (
    <label className={classes.volume}>
      <IconVolume className={classes.sign} size={20} aria-hidden="true" />
      <input
        type="range"
        className={classes.slider}
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={1}
        step={volumeStep}
        value={volume}
        onChange={(event) => onVolume(Number(event.currentTarget.value))}
      />
    </label>
  );
}
