import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

export function DragBlanksResult({ item, value, score }: ResultProps<'FIB_R'>) {
  return <FillResult item={item} value={value} score={score} />;
}

export function DragBlanksKey({ item }: AnswerKeyProps<'FIB_R'>) {
  return <FillKey item={item} />;
}
