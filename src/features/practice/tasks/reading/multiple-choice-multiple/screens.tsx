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
function ReadingChoiceMultiplePanel({ item, attempt }: AnswerPanelProps<'MCM_R'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question={item.question}
      options={item.options}
      isSeveral
      source={<ReadingText text={item.passage} />}
      sourceKind="passage"
    />
  );
}

function ReadingChoiceMultipleResult({ item, value }: ResultProps<'MCM_R'>) {
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

function ReadingChoiceMultipleKey({ item }: AnswerKeyProps<'MCM_R'>) {
  return <ChooseKey item={item} />;
}

export const screens: TaskScreens<'MCM_R'> = {
  AnswerPanel: ReadingChoiceMultiplePanel,
  Result: ReadingChoiceMultipleResult,
  AnswerKey: ReadingChoiceMultipleKey,
};
