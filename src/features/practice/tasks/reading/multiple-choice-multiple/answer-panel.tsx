import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The passage, then the question with its options. */
export function ReadingChoiceMultiplePanel({ item, attempt }: AnswerPanelProps<'MCM_R'>) {
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
