import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const summarizeSpokenText: TaskDefinition<'SST'> = {
  load: async () => (await import('./screens.ts')).screens,
  ...writtenAnswer(spokenSummaryWords),
};
