import { KeyList } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { AnswerVerdict } from './answer-verdict.tsx';

/** The question plays once; then it is answered at once, without a tone. */
function AnswerShortQuestionPanel({ item, attempt }: AnswerPanelProps<'ASQ'>) {
  const { speak } = recordSeconds(attempt.session.plan);
  const { mode } = attempt.session.plan;
  return (
    <HearAndRecord
      item={item}
      taskType="ASQ"
      attempt={attempt}
      label="The question"
      instruction={
        mode === 'EXAM'
          ? `You will hear a question once. Answer it with one word or a few. The microphone opens without a tone, for ${speak} seconds.`
          : 'You will hear a question. Answer it with one word or a few when you are ready.'
      }
    />
  );
}

/** Whether an accepted answer was said, and what was understood. */
function AnswerShortQuestionResult({ item, value, score }: ResultProps<'ASQ'>) {
  const { evidence } = score;
  const speech = evidence.kind === 'recording' ? evidence.speech : undefined;
  const verdict = speech?.shortAnswer && (
    <AnswerVerdict answer={speech.shortAnswer} accepted={item.accepted} transcript={speech.transcript} />
  );
  return (
    <>
      <OwnWordsResult value={value} score={score} lead={verdict} />
      <HearAgain text={item.transcript} audios={item.audios} label="The question" />
    </>
  );
}

/** The answers that count, and the question to listen to again. */
function AnswerShortQuestionKey({ item }: AnswerKeyProps<'ASQ'>) {
  return (
    <>
      <KeyList title="Accepted answers" lines={item.accepted} />
      <HearAgain text={item.transcript} audios={item.audios} label="The question" />
    </>
  );
}

export const screens: TaskScreens<'ASQ'> = {
  AnswerPanel: AnswerShortQuestionPanel,
  Result: AnswerShortQuestionResult,
  AnswerKey: AnswerShortQuestionKey,
};
