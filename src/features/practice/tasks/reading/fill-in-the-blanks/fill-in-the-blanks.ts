import { fillStart, wrongGaps } from '#features/practice/answering/fill/fill.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const dragBlanks: TaskDefinition<'FIB_R'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: null,
  ...fillStart,
  advice: (score) =>
    wrongGaps(score).length > 0
      ? 'Decide first what kind of word each gap needs (a noun, a verb, an adjective), then try only those words of the bank.'
      : null,
};
