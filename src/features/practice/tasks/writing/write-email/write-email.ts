import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const writeEmail: TaskDefinition<'WEM'> = {
  load: async () => (await import('./screens.ts')).screens,
  ...writtenAnswer(emailWords),
};
