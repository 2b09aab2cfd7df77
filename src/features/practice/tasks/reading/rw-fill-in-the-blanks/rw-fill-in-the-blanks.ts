import { fillStart, wrongGaps } from '#features/practice/answering/fill/fill.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const dropdownBlanks: TaskDefinition<'FIB_RW'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: null,
  ...fillStart,
  advice: (score) =>
    wrongGaps(score).length > 0
      ? 'Read the words on both sides of a gap first: often only one option goes with the word next to it.'
      : null,
};
