import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const multipleChoiceSingle: TaskDefinition<'MCS_R'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => ({ kind: 'choose', chosen: [] }),
  hasWork: ({ chosen }) => chosen.length > 0,
  advice: ({ points }) =>
    points === 0
      ? 'Read the note of the answer you chose, then find the sentence in the passage that rules it out.'
      : null,
};
