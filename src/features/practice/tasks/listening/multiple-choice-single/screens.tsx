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

function ListeningChoiceSinglePanel({ item, attempt }: AnswerPanelProps<'MCS_L'>) {
  return <HeardChoicePanel item={item} question={item.question} attempt={attempt} />;
}

function ListeningChoiceSingleResult({ item, value }: ResultProps<'MCS_L'>) {
  return <HeardChoiceResult item={item} question={item.question} value={value} />;
}

export const screens: TaskScreens<'MCS_L'> = {
  AnswerPanel: ListeningChoiceSinglePanel,
  Result: ListeningChoiceSingleResult,
  AnswerKey: HeardChoiceKey,
};
