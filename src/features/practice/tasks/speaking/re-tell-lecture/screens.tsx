import { HearNoteAndRecord } from '#features/practice/answering/record/hear-note-and-record.tsx';
import { KeyList, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';

/** The lecture plays once; after the time to prepare it is told again. */
function ReTellLecturePanel({ item, attempt }: AnswerPanelProps<'RL'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  const { mode } = attempt.session.plan;
  return (
    <HearNoteAndRecord
      item={item}
      taskType="RL"
      attempt={attempt}
      label="The lecture"
      instruction={
        mode === 'EXAM'
          ? `You will hear a lecture once. Take notes. Then you have ${prepare} seconds to prepare, and ${speak} seconds to tell it in your own words.`
          : 'You will hear a lecture. Take notes. Tell it in your own words when you are ready.'
      }
    />
  );
}

/** What was understood of the answer, and the key points that were found in it. */
function ReTellLectureResult({ item, value, score }: ResultProps<'RL'>) {
  return (
    <>
      <OwnWordsResult value={value} score={score}>
        {({ keyPoints, transcript }) => keyPoints && <KeyPoints points={keyPoints} text={transcript} />}
      </OwnWordsResult>
      <HearAgain text={item.transcript} audios={item.audios} label="The lecture" isPart />
    </>
  );
}

/** The lecture to listen to again, its key points, and answers that would get full marks. */
function ReTellLectureKey({ item }: AnswerKeyProps<'RL'>) {
  return (
    <>
      <HearAgain text={item.transcript} audios={item.audios} label="The lecture" />
      <KeyList title="Key points" lines={item.keyPoints.map(({ point }) => point)} />
      <ModelAnswers answers={item.modelAnswers} />
    </>
  );
}

export const screens: TaskScreens<'RL'> = {
  AnswerPanel: ReTellLecturePanel,
  Result: ReTellLectureResult,
  AnswerKey: ReTellLectureKey,
};
