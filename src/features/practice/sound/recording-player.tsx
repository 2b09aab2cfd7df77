import type { RecordingBytes } from '#ui/audio/use-prepared.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './sound.module.css';
import { useRecording } from './use-recording.ts';

export interface RecordingPlayerProps {
  recording: RecordingBytes;
  label: string;
}

/** Plays a recording of the learner's own, with its waveform. */
export function RecordingPlayer({ recording, label }: RecordingPlayerProps) {
  const { player, playedPeaks } = useRecording(recording);
  if (!player) return <div className={classes.room} />;
  return <PlayerControls player={player} label={label} peaks={playedPeaks} />;
}
