import { fillStart, wrongGaps } from '#features/practice/answering/fill/fill.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const dragBlanks: TaskDefinition<'FIB_R'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: null,
  ...fillStart,
  advice: (score) =>
    wrongGaps(score).length > 0
      ? 'Decide first what kind of word each gap needs: a noun, a verb or an adjective. Then try only those words.'
      : null,
};
