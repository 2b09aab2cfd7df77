import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import { ModelPair } from '#features/practice/score/model-pair.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';

/** The talk plays by itself; the summary can be begun while it is heard. */
function SpokenSummaryPanel({ item, rule, attempt }: AnswerPanelProps<'SST'>) {
  const [least, most] = rule.words ?? [0, 0];
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={spokenSummaryWords}
      source={item.transcript}
      layout="stacked"
      minRows={5}
      instruction={`Listen to the talk and sum it up in ${least} to ${most} words.${attempt.session.plan.mode === 'EXAM' ? ' You hear it once.' : ''} You can write while you listen.`}
    >
      <QuestionSound audios={item.audios} label="The talk" attempt={attempt} />
    </WritingPanel>
  );
}

/** The evidence of a summary, then the talk to listen to again. */
function SpokenSummaryResult({ item, value, score, rule }: ResultProps<'SST'>) {
  return (
    <>
      <WritingResult text={value.text} score={score} rule={rule} words={spokenSummaryWords} />
      <ModelPair text={value.text} modelAnswers={item.modelAnswers} hasMarks />
      <HearAgain text={item.transcript} audios={item.audios} label="The talk" isPart />
    </>
  );
}

/** The talk to listen to again, what a good summary covers, and model summaries. */
function SpokenSummaryKey({ item }: AnswerKeyProps<'SST'>) {
  return (
    <WritingKey item={item} words={spokenSummaryWords}>
      <HearAgain text={item.transcript} audios={item.audios} label="The talk" />
    </WritingKey>
  );
}

export const screens: TaskScreens<'SST'> = {
  AnswerPanel: SpokenSummaryPanel,
  Result: SpokenSummaryResult,
  AnswerKey: SpokenSummaryKey,
};
