import { KeyList, ModelAnswers } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import classes from '#features/practice/answering/record/record.module.css';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { ReplyView } from './reply-view.tsx';
import { actName, registerName } from './reply-words.ts';

/** The situation stands on the screen and is read aloud once; after the time to prepare the learner speaks to the person in it. */
function RespondToSituationPanel({ item, attempt }: AnswerPanelProps<'RTS'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  const { mode } = attempt.session.plan;
  return (
    <div>
      <div className={classes['prompt']}>
        <ReadingText text={item.situation} />
      </div>
      <HearAndRecord
        item={item}
        taskType="RTS"
        attempt={attempt}
        label="The situation"
        instruction={
          mode === 'EXAM'
            ? `You will hear the situation once. Then you have ${prepare} seconds to prepare, and ${speak} seconds to say what you would say to this person.`
            : 'You will hear the situation. Say what you would say to this person when you are ready.'
        }
      />
    </div>
  );
}

/** What was understood, what it does for the person whom it is said to, and the key points in it. */
function RespondToSituationResult({ item, value, score }: ResultProps<'RTS'>) {
  return (
    <>
      <OwnWordsResult value={value} score={score}>
        {({ keyPoints, reply, transcript }) => (
          <>
            {reply && <ReplyView reply={reply} listener={item.listener} transcript={transcript} />}
            {keyPoints && <KeyPoints points={keyPoints} text={transcript} />}
          </>
        )}
      </OwnWordsResult>
      <Situation item={item} isPart />
    </>
  );
}

function Situation({ item, isPart = false }: AnswerKeyProps<'RTS'> & { isPart?: boolean }) {
  return (
    <HearAgain
      text={item.situation}
      audios={item.audios}
      label="The situation"
      title="Situation"
      isPart={isPart}
    />
  );
}

/** The situation to listen to again, what a reply should do, and replies that would get full marks. */
function RespondToSituationKey({ item }: AnswerKeyProps<'RTS'>) {
  return (
    <>
      <Situation item={item} />
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

export const screens: TaskScreens<'RTS'> = {
  AnswerPanel: RespondToSituationPanel,
  Result: RespondToSituationResult,
  AnswerKey: RespondToSituationKey,
};
