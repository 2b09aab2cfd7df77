import { ChooseKey, ChooseResult } from '#features/practice/answering/choose/choose-result.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

export function ReadingChoiceSingleResult({ item, value }: ResultProps<'MCS_R'>) {
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

export function ReadingChoiceSingleKey({ item }: AnswerKeyProps<'MCS_R'>) {
  return <ChooseKey item={item} />;
}
