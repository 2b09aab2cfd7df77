import { useEffect } from 'react';
import type { Player } from '#platform/player/player.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './sound.module.css';
import { usePlayer } from './use-player.ts';
import type { RecordingBytes } from './use-peaks.ts';
import { usePeaks } from './use-peaks.ts';

export interface RecordingPlayerProps {
  recording: RecordingBytes;
  label: string;
  /** Off where the waveform stands above it already. */
  hasWaveform?: boolean;
}

/** Plays a recording of the learner's own. */
export function RecordingPlayer({ recording, label, hasWaveform = true }: RecordingPlayerProps) {
  const player = usePlayer();
  const { bytes, mimeType, durationMs } = recording;
  useEffect(() => {
    void player?.load({ bytes, mimeType, durationMs });
  }, [player, bytes, mimeType, durationMs]);
  if (!player) return <div className={classes.room} />;
  return hasWaveform ? (
    <WithPeaks player={player} recording={recording} label={label} />
  ) : (
    <PlayerControls player={player} label={label} />
  );
}

function WithPeaks({ player, recording, label }: RecordingPlayerProps & { player: Player }) {
  return <PlayerControls player={player} label={label} peaks={usePeaks(recording)} />;
}
