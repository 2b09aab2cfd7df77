import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { writtenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const summarizeWrittenText: TaskDefinition<'SWT'> = {
  load: async () => (await import('./screens.ts')).screens,
  ...writtenAnswer(writtenSummaryWords),
};
