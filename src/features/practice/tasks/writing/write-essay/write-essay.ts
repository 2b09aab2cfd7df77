import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';
import { essayAdvice } from './essay-advice.ts';

export const writeEssay: TaskDefinition<'WE'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => ({ kind: 'write', text: '' }),
  hasWork: ({ text }) => text !== '',
  advice: essayAdvice,
};
