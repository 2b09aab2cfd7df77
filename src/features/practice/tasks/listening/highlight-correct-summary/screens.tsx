import {
  HeardChoiceKey,
  HeardChoicePanel,
  HeardChoiceResult,
} from '#features/practice/answering/choose/heard-choice.tsx';
import type {
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';

const question = 'Which paragraph sums up the recording best?';

function HighlightCorrectSummaryPanel({ item, attempt }: AnswerPanelProps<'HCS'>) {
  return <HeardChoicePanel item={item} question={question} attempt={attempt} />;
}

function HighlightCorrectSummaryResult({ item, value }: ResultProps<'HCS'>) {
  return <HeardChoiceResult item={item} question={question} value={value} />;
}

export const screens: TaskScreens<'HCS'> = {
  AnswerPanel: HighlightCorrectSummaryPanel,
  Result: HighlightCorrectSummaryResult,
  AnswerKey: HeardChoiceKey,
};
