import { useLive } from '#data/use-live.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './read-aloud.module.css';

/** What was measured of the recording, over its waveform, above the text that was read. */
export function ReadAloudResult({ item, value, score }: ResultProps<'RA'>) {
  const stored = useLive(findRecording, { sha256: value.recording.sha256 });
  const found = stored.status === 'ready' ? stored.data : null;
  const signal = score.evidence.kind === 'recording' ? score.evidence.signal : value.recording.signal;
  return (
    <div className={classes.panel}>
      <SignalFactsView recording={found} durationMs={value.recording.durationMs} signal={signal} />
      <ReadingText text={item.text} />
    </div>
  );
}

/** Model readings of the text. */
export function ReadAloudKey({ item }: AnswerKeyProps<'RA'>) {
  if (item.audios.length === 0) return null;
  return (
    <section className={classes.key}>
      <h3>Model readings</h3>
      <VoicePlayer audios={item.audios} label="Model reading" />
    </section>
  );
}
