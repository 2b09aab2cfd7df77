import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/use-live.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './result.module.css';

/** What was measured of the recording, above the sentence that was to be said. */
export function RepeatSentenceResult({ item, value, score }: ResultProps<'RS'>) {
  const stored = useLive(findRecording, { sha256: value.recording.sha256 });
  const found = stored.status === 'ready' ? stored.data : null;
  const signal = score.evidence.kind === 'recording' ? score.evidence.signal : value.recording.signal;
  return (
    <div className={classes.result}>
      <SignalFactsView recording={found} durationMs={value.recording.durationMs} signal={signal} />
      <ReadingText text={item.transcript} />
    </div>
  );
}

/** The sentence, and its voices to listen to again. */
export function RepeatSentenceKey({ item }: AnswerKeyProps<'RS'>) {
  return (
    <section className={classes.key}>
      <h3>Transcript</h3>
      <ReadingText text={item.transcript} />
      <VoicePlayer audios={item.audios} label="The sentence" />
    </section>
  );
}
