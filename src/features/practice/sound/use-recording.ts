import { useMemo } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Player } from '#platform/player/player.ts';
import { useLoaded } from '#ui/audio/use-loaded.ts';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';
import { playedPeaks, usePrepared, wholePeaks } from '#ui/audio/use-prepared.ts';
import { usePlayer } from './use-player.ts';

export interface RecordingInPlayer {
  /** `null` for the first moment. */
  readonly player: Player | null;
  /** Where in the recording the player's time begins. */
  readonly startMs: number;
  /** Waveforms in so many bars, of what the player plays and of the whole recording; `null` until it is prepared. */
  readonly playedPeaks: readonly number[] | null;
  readonly wholePeaks: readonly number[] | null;
}

/** Bars of a waveform that is as wide as a phone. */
const barCount = 72;

/** A recording in a player of its own: the one way in which a learner's voice is played. */
export function useRecording(recording: RecordingBytes | null, wholeBars = barCount): RecordingInPlayer {
  const { audio } = usePracticePorts();
  const player = usePlayer();
  const prepared = usePrepared(audio, recording);
  const loaded = useLoaded(player, recording, prepared);
  const whole = useMemo(() => prepared && wholePeaks(prepared, wholeBars), [prepared, wholeBars]);
  const played = useMemo(
    () => prepared && (loaded ? playedPeaks(prepared, barCount) : wholePeaks(prepared, barCount)),
    [prepared, loaded],
  );
  return { player, startMs: loaded?.startMs ?? 0, playedPeaks: played, wholePeaks: whole };
}
