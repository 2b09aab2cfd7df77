import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

export function DropdownBlanksResult({ item, value, score }: ResultProps<'FIB_RW'>) {
  return <FillResult item={item} value={value} score={score} />;
}

export function DropdownBlanksKey({ item }: AnswerKeyProps<'FIB_RW'>) {
  return <FillKey item={item} />;
}
