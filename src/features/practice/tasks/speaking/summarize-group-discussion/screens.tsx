import type { ItemOf } from '#contract/items/bank-item.ts';
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

/** The discussion plays once; after the time to prepare it is summed up. */
function GroupDiscussionPanel({ item, attempt }: AnswerPanelProps<'SGD'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  const { mode } = attempt.session.plan;
  return (
    <HearNoteAndRecord
      item={item}
      taskType="SGD"
      attempt={attempt}
      label="The discussion"
      instruction={
        mode === 'EXAM'
          ? `You will hear three people once. Note who wants what, and where they agree. Then you have ${prepare} seconds to prepare, and ${speak} seconds to sum up what they said.`
          : 'You will hear three people. Note who wants what, and where they agree. Sum up what they said when you are ready.'
      }
    />
  );
}

const together = 'How the views meet';

/** What was understood, and the view of each speaker that was found in it. */
function GroupDiscussionResult({ item, value, score }: ResultProps<'SGD'>) {
  return (
    <>
      <OwnWordsResult value={value} score={score}>
        {({ keyPoints, transcript }) =>
          keyPoints && <KeyPoints points={keyPoints} text={transcript} groups={groupsOf(item)} />
        }
      </OwnWordsResult>
      <Discussion item={item} isPart />
    </>
  );
}

/** What was said, each turn with the name of who said it. */
function Discussion({ item, isPart = false }: { item: ItemOf<'SGD'>; isPart?: boolean }) {
  const nameOf = (id: string) => item.speakers.find((speaker) => speaker.id === id)?.name ?? id;
  return (
    <HearAgain
      text={item.turns.map(({ text }) => text).join('\n\n')}
      names={item.turns.map(({ speaker }) => nameOf(speaker))}
      audios={item.audios}
      label="The discussion"
      isPart={isPart}
    />
  );
}

function groupsOf({ speakers }: ItemOf<'SGD'>): { speaker: string | null; name: string }[] {
  return [...speakers.map(({ id, name }) => ({ speaker: id, name })), { speaker: null, name: together }];
}

/** The discussion to read and to listen to again, what each of them says, and answers that would get full marks. */
function GroupDiscussionKey({ item }: AnswerKeyProps<'SGD'>) {
  return (
    <>
      <Discussion item={item} />
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

export const screens: TaskScreens<'SGD'> = {
  AnswerPanel: GroupDiscussionPanel,
  Result: GroupDiscussionResult,
  AnswerKey: GroupDiscussionKey,
};
