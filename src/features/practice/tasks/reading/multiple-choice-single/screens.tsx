import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import { ChooseKey, ChooseResult } from '#features/practice/answering/choose/choose-result.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The passage, then the question with its options. */
function ReadingChoiceSinglePanel({ item, attempt }: AnswerPanelProps<'MCS_R'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question={item.question}
      options={item.options}
      source={<ReadingText text={item.passage} />}
      sourceKind="passage"
    />
  );
}

function ReadingChoiceSingleResult({ item, value }: ResultProps<'MCS_R'>) {
  return (
    <ChooseResult
      item={item}
      question={item.question}
      value={value}
      source={<ReadingText text={item.passage} />}
      sourceName="The passage"
    />
  );
}

function ReadingChoiceSingleKey({ item }: AnswerKeyProps<'MCS_R'>) {
  return <ChooseKey item={item} />;
}

export const screens: TaskScreens<'MCS_R'> = {
  AnswerPanel: ReadingChoiceSinglePanel,
  Result: ReadingChoiceSingleResult,
  AnswerKey: ReadingChoiceSingleKey,
};
