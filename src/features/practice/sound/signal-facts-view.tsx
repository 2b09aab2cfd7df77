import { useMemo } from 'react';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { FactList } from '#ui/practice/fact-list.tsx';
import { PauseStrip } from '#ui/practice/pause-strip.tsx';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';
import { PlayerControls } from './player-controls.tsx';
import { signalFacts } from './signal-words.ts';
import classes from './sound.module.css';
import { useRecording } from './use-recording.ts';

export interface SignalFactsViewProps {
  /** The bytes, when this device has them. */
  recording: { bytes: ArrayBuffer; mimeType: string } | null;
  durationMs: number;
  /** `null` when nothing could be measured. */
  signal: SignalFacts | null;
}

/** What a recording shows without knowing its words: its waveform with the pauses, how long, how much speech, how loud. */
export function SignalFactsView({ recording, durationMs, signal }: SignalFactsViewProps) {
  const bytes = recording?.bytes;
  const mimeType = recording?.mimeType;
  const playable = useMemo<RecordingBytes | null>(
    () => (bytes && mimeType !== undefined ? { bytes: new Uint8Array(bytes), mimeType, durationMs } : null),
    [bytes, mimeType, durationMs],
  );
  return (
    <div className={classes.voices}>
      {playable && <Heard recording={playable} signal={signal} />}
      {signal && <FactList facts={signalFacts(signal)} />}
    </div>
  );
}

function Heard({ recording, signal }: { recording: RecordingBytes; signal: SignalFacts | null }) {
  const { player, wholePeaks } = useRecording(recording);
  return (
    <>
      <PauseStrip peaks={wholePeaks} pauses={signal?.pauses ?? []} durationMs={recording.durationMs} />
      {player ? <PlayerControls player={player} label="Your recording" /> : <div className={classes.room} />}
    </>
  );
}
