import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { essayWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

/** The evidence of an essay. */
export function EssayResult({ value, score, rule }: ResultProps<'WE'>) {
  return <WritingResult text={value.text} score={score} rule={rule} words={essayWords} />;
}

/** What a good essay covers, and model essays. */
export function EssayKey({ item }: AnswerKeyProps<'WE'>) {
  return <WritingKey item={item} words={essayWords} />;
}
