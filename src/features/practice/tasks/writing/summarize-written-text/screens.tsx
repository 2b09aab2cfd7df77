import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { writtenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import { ModelPair } from '#features/practice/score/model-pair.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The passage, and beside it the page for its summary. */
function WrittenSummaryPanel({ item, rule, attempt }: AnswerPanelProps<'SWT'>) {
  const [least, most] = rule.words ?? [0, 0];
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={writtenSummaryWords}
      source={item.passage}
      layout="beside"
      minRows={4}
      instruction={
        rule.form?.sentences === 1
          ? `Sum up the text in one sentence of ${least} to ${most} words.`
          : `Sum up the text in ${least} to ${most} words.`
      }
    >
      <TaskText taskType="SWT" mode={attempt.session.plan.mode} text={item.passage}>
        <ReadingText text={item.passage} />
      </TaskText>
    </WritingPanel>
  );
}

/** The evidence of a summary. */
function WrittenSummaryResult({ item, value, score, rule }: ResultProps<'SWT'>) {
  return (
    <>
      <WritingResult text={value.text} score={score} rule={rule} words={writtenSummaryWords} />
      <ModelPair text={value.text} modelAnswers={item.modelAnswers} hasMarks />
    </>
  );
}

/** What a good summary covers, and model summaries. */
function WrittenSummaryKey({ item }: AnswerKeyProps<'SWT'>) {
  return <WritingKey item={item} words={writtenSummaryWords} />;
}

export const screens: TaskScreens<'SWT'> = {
  AnswerPanel: WrittenSummaryPanel,
  Result: WrittenSummaryResult,
  AnswerKey: WrittenSummaryKey,
};
