import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { essayWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const writeEssay: TaskDefinition<'WE'> = {
  load: async () => (await import('./screens.ts')).screens,
  ...writtenAnswer(essayWords),
};
