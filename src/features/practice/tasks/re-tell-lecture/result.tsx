import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/use-live.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './result.module.css';

/** What was measured of the recording. */
export function ReTellLectureResult({ value, score }: ResultProps<'RL'>) {
  const stored = useLive(findRecording, { sha256: value.recording.sha256 });
  const found = stored.status === 'ready' ? stored.data : null;
  const signal = score.evidence.kind === 'recording' ? score.evidence.signal : value.recording.signal;
  return (
    <div className={classes.result}>
      <SignalFactsView recording={found} durationMs={value.recording.durationMs} signal={signal} />
    </div>
  );
}

/** The lecture to listen to again, its key points, and answers that would get full marks. */
export function ReTellLectureKey({ item }: AnswerKeyProps<'RL'>) {
  return (
    <>
      <section className={classes.key}>
        <h3>Transcript</h3>
        <ReadingText text={item.transcript} />
        <VoicePlayer audios={item.audios} label="The lecture" />
      </section>
      <section className={classes.key}>
        <h3>Key points</h3>
        <ul>
          {item.keyPoints.map(({ point }) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {item.modelAnswers.map((answer, index) => (
        <section key={answer} className={classes.key}>
          <h3>Model answer {index + 1}</h3>
          <ReadingText text={answer} />
        </section>
      ))}
    </>
  );
}
