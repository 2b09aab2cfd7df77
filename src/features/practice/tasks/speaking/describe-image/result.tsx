import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { SpokenResult } from '#features/practice/score/speech/spoken-result.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ItemImageFigure } from '#ui/practice/item-image.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './describe-image.module.css';

/** What was understood of the answer, with the picture beside it, and the key points that were found in it. */
export function DescribeImageResult({ item, value, score }: ResultProps<'DI'>) {
  const { evidence } = score;
  const isRecording = evidence.kind === 'recording';
  const speech = isRecording ? evidence.speech : undefined;
  return (
    <>
      <SpokenResult
        recording={value.recording}
        signal={isRecording ? evidence.signal : value.recording.signal}
        speech={speech}
      >
        {speech?.keyPoints && <KeyPoints points={speech.keyPoints} text={speech.transcript} />}
      </SpokenResult>
      <ItemImageFigure image={item.image} summary={item.summary} description={item.description} />
    </>
  );
}

/** The picture with all that it shows, its key points, and answers that would get full marks. */
export function DescribeImageKey({ item }: AnswerKeyProps<'DI'>) {
  return (
    <>
      <section className={classes.key}>
        <h3>The picture</h3>
        <ItemImageFigure image={item.image} summary={item.summary} description={item.description} />
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
