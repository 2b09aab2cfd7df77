import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const writeEssay: TaskDefinition<'WE'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => ({ kind: 'write', text: '' }),
  hasWork: ({ text }) => text !== '',
  advice: ({ evidence }) =>
    evidence.kind === 'writing' && evidence.formBand.points < evidence.formBand.max
      ? 'Bring the number of words into the range first: outside of it the form points go, and far outside the whole essay earns none.'
      : null,
};
