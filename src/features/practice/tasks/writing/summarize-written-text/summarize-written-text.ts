import { lengthWords, writingTime } from '#features/practice/task-frame/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { writtenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const summarizeWrittenText: TaskDefinition<'SWT'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You read a text, and sum it up ${facts.rule.form?.sentences === 1 ? 'in one sentence ' : ''}${lengthWords(facts)}${writingTime(facts)}. Its main points count, and correct English.`,
  ...writtenAnswer(writtenSummaryWords),
};
