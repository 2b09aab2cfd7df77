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

function ListeningChoiceMultiplePanel({ item, attempt }: AnswerPanelProps<'MCM_L'>) {
  return <HeardChoicePanel item={item} question={item.question} attempt={attempt} isSeveral />;
}

function ListeningChoiceMultipleResult({ item, value }: ResultProps<'MCM_L'>) {
  return <HeardChoiceResult item={item} question={item.question} value={value} />;
}

export const screens: TaskScreens<'MCM_L'> = {
  AnswerPanel: ListeningChoiceMultiplePanel,
  Result: ListeningChoiceMultipleResult,
  AnswerKey: HeardChoiceKey,
};
