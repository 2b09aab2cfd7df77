import { KeyList, KeyPart, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** What was understood of the answer, and the key points that were found in it. */
export function ReTellLectureResult({ value, score }: ResultProps<'RL'>) {
  return (
    <OwnWordsResult value={value} score={score}>
      {({ keyPoints, transcript }) => keyPoints && <KeyPoints points={keyPoints} text={transcript} />}
    </OwnWordsResult>
  );
}

/** The lecture to listen to again, its key points, and answers that would get full marks. */
export function ReTellLectureKey({ item }: AnswerKeyProps<'RL'>) {
  return (
    <>
      <KeyPart title="Transcript">
        <ReadingText text={item.transcript} />
        <VoicePlayer audios={item.audios} label="The lecture" />
      </KeyPart>
      <KeyList title="Key points" lines={item.keyPoints.map(({ point }) => point)} />
      <ModelAnswers answers={item.modelAnswers} />
    </>
  );
}
