import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { SpokenResult } from '#features/practice/score/speech/spoken-result.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './result.module.css';

/** What was understood of the answer, and the key points that were found in it. */
export function ReTellLectureResult({ value, score }: ResultProps<'RL'>) {
  const { evidence } = score;
  const isRecording = evidence.kind === 'recording';
  const speech = isRecording ? evidence.speech : undefined;
  return (
    <SpokenResult
      recording={value.recording}
      signal={isRecording ? evidence.signal : value.recording.signal}
      speech={speech}
    >
      {speech?.keyPoints && <KeyPoints points={speech.keyPoints} text={speech.transcript} />}
    </SpokenResult>
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
          <h3>{item.modelAnswers.length === 1 ? 'Model answer' : `Model answer ${index + 1}`}</h3>
          <ReadingText text={answer} />
        </section>
      ))}
    </>
  );
}
