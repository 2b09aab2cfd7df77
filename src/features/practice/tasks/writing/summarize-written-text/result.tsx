import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { writtenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

/** The evidence of a summary. */
export function WrittenSummaryResult({ value, score, rule }: ResultProps<'SWT'>) {
  return <WritingResult text={value.text} score={score} rule={rule} words={writtenSummaryWords} />;
}

/** What a good summary covers, and model summaries. */
export function WrittenSummaryKey({ item }: AnswerKeyProps<'SWT'>) {
  return <WritingKey item={item} words={writtenSummaryWords} />;
}
