import { ResultPart } from '#ui/practice/result-part.tsx';
import { KeyList, KeyPart, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { RecordAnswer } from '#features/practice/sound/record-answer.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ItemImageFigure } from '#ui/practice/item-image.tsx';
import classes from './describe-image.module.css';
import { PictureFaults } from './picture-faults.tsx';
import { QuestionPicture } from './question-picture.tsx';

/** The picture to describe, and the recorder below it. */
function DescribeImagePanel({ item, attempt }: AnswerPanelProps<'DI'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  const { mode } = attempt.session.plan;
  return (
    <div className={classes.panel}>
      <div className={classes.prompt}>
        <p className={classes.instruction}>
          {mode === 'EXAM'
            ? `Look at the picture for ${prepare} seconds. Then describe it in ${speak} seconds.`
            : 'Look at the picture. Describe it when you are ready.'}
        </p>
        <QuestionPicture item={item} />
      </div>
      <div className={classes.recorder}>
        <RecordAnswer attempt={attempt} practiceId={item.id} taskType="DI" />
      </div>
    </div>
  );
}

/** What was understood of the answer, with the picture beside it, and the key points that were found in it. */
function DescribeImageResult({ item, value, score }: ResultProps<'DI'>) {
  return (
    <>
      <OwnWordsResult value={value} score={score}>
        {(speech) => (
          <>
            {speech.keyPoints && <KeyPoints points={speech.keyPoints} text={speech.transcript} />}
            <PictureFaults speech={speech} />
          </>
        )}
      </OwnWordsResult>
      <ResultPart title="The picture">
        <ItemImageFigure image={item.image} summary={item.summary} description={item.description} />
      </ResultPart>
    </>
  );
}

/** The picture with all that it shows, its key points, and answers that would get full marks. */
function DescribeImageKey({ item }: AnswerKeyProps<'DI'>) {
  return (
    <>
      <KeyPart title="The picture">
        <ItemImageFigure image={item.image} summary={item.summary} description={item.description} />
      </KeyPart>
      <KeyList title="Key points" lines={item.keyPoints.map(({ point }) => point)} />
      <ModelAnswers answers={item.modelAnswers} />
    </>
  );
}

export const screens: TaskScreens<'DI'> = {
  AnswerPanel: DescribeImagePanel,
  Result: DescribeImageResult,
  AnswerKey: DescribeImageKey,
};
