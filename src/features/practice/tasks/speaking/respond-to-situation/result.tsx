import { KeyList, KeyPart, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { actName, registerName } from './reply-words.ts';
import { ReplyView } from './reply-view.tsx';

/** What was understood, what it does for the person whom it is said to, and the key points in it. */
export function RespondToSituationResult({ item, value, score }: ResultProps<'RTS'>) {
  return (
    <OwnWordsResult value={value} score={score}>
      {({ keyPoints, reply, transcript }) => (
        <>
          {reply && <ReplyView reply={reply} listener={item.listener} transcript={transcript} />}
          {keyPoints && <KeyPoints points={keyPoints} text={transcript} />}
        </>
      )}
    </OwnWordsResult>
  );
}

/** The situation to listen to again, what a reply should do, and replies that would get full marks. */
export function RespondToSituationKey({ item }: AnswerKeyProps<'RTS'>) {
  return (
    <>
      <KeyPart title="Situation">
        <ReadingText text={item.situation} />
        <VoicePlayer audios={item.audios} label="The situation" />
      </KeyPart>
      <KeyList
        title="What a reply should do"
        lines={[
          ...item.acts.map((act) => actName(act)),
          `Speak so that it suits ${item.listener}: ${registerName(item.register).toLowerCase()}`,
        ]}
      />
      <KeyList title="Key points" lines={item.keyPoints.map(({ point }) => point)} />
      <ModelAnswers answers={item.modelAnswers} />
    </>
  );
}
