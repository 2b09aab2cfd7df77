import type { ItemOf } from '#contract/items/bank-item.ts';
import { KeyList, KeyPart, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { DialogueText } from './dialogue-text.tsx';

const together = 'How the views meet';

/** What was understood, and the view of each speaker that was found in it. */
export function GroupDiscussionResult({ item, value, score }: ResultProps<'SGD'>) {
  return (
    <OwnWordsResult value={value} score={score}>
      {({ keyPoints, transcript }) =>
        keyPoints && <KeyPoints points={keyPoints} text={transcript} groups={groupsOf(item)} />
      }
    </OwnWordsResult>
  );
}

function groupsOf({ speakers }: ItemOf<'SGD'>): { speaker: string | null; name: string }[] {
  return [...speakers.map(({ id, name }) => ({ speaker: id, name })), { speaker: null, name: together }];
}

/** The discussion to read and to listen to again, what each of them says, and answers that would get full marks. */
export function GroupDiscussionKey({ item }: AnswerKeyProps<'SGD'>) {
  return (
    <>
      <KeyPart title="Transcript">
        <DialogueText turns={item.turns} speakers={item.speakers} />
        <VoicePlayer audios={item.audios} label="The discussion" />
      </KeyPart>
      {groupsOf(item).map(({ speaker, name }) => (
        <KeyList
          key={name}
          title={speaker === null ? name : `Key points: ${name}`}
          lines={item.keyPoints.filter((one) => one.speaker === speaker).map(({ point }) => point)}
        />
      ))}
      <ModelAnswers answers={item.modelAnswers} />
    </>
  );
}
