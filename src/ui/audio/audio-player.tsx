import { ActionIcon } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './audio-player.module.css';
import type { PlayerSettingsView, PlayerView } from './player-view.ts';
import { SpeedSelect } from './speed-select.tsx';
import { VolumeSlider, volumeStep } from './volume-slider.tsx';
import { WaveformSlider } from './waveform-slider.tsx';

interface AudioPlayerProps {
  state: PlayerView;
  settings: PlayerSettingsView;
  /** What plays here, for a screen reader: "Your recording". */
  label: string;
  peaks?: readonly number[] | null;
  onPlay: () => void;
  onPause: () => void;
  onSeek: (positionMs: number) => void;
  onVolume: (volume: number) => void;
  onRate: (rate: number) => void;
}

const rates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];
const keySeekMs = 2_000;

/** Play and pause, a place to seek in, speed and volume. On the button and the waveform, Left and Right seek, Up and Down change the volume. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { state, settings, label, peaks = null, onPlay, onPause, onSeek, onVolume, onRate } = props;
  const isPlaying = state.status === 'playing';
  const isReady = 'positionMs' in state;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;

  const steps: Record<string, () => void> = {
    ArrowLeft: () => isReady && onSeek(Math.max(0, state.positionMs - keySeekMs)),
    ArrowRight: () => isReady && onSeek(Math.min(state.durationMs ?? Infinity, state.positionMs + keySeekMs)),
    ArrowUp: () => onVolume(Math.min(1, settings.volume + volumeStep)),
    ArrowDown: () => onVolume(Math.max(0, settings.volume - volumeStep)),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  return (
    <fieldset aria-label={label} className={classes.player} data-off-paper>
      <ActionIcon
        className={classes.play}
        variant="filled"
        radius="xl"
        size={48}
        aria-label={isPlaying ? 'Pause' : 'Play'}
        disabled={!isReady}
        loading={state.status === 'loading'}
        onClick={isPlaying ? onPause : onPlay}
        onKeyDown={onKeyDown}
      >
        <Icon size={22} aria-hidden="true" />
      </ActionIcon>
      <WaveformSlider
        positionMs={isReady ? state.positionMs : 0}
        durationMs={isReady ? state.durationMs : null}
        peaks={peaks}
        onSeek={onSeek}
        onKeyDown={onKeyDown}
      />
      <SpeedSelect rates={rates} rate={settings.rate} onRate={onRate} />
      <div className={classes.volume}>
        <VolumeSlider volume={settings.volume} onVolume={onVolume} />
      </div>
      {state.status === 'failed' ? (
        <output className={classes.failed}>This audio cannot be played now.</output>
      ) : null}
    </fieldset>
  );
}
