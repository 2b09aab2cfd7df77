import { chooseStart } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const selectMissingWord: TaskDefinition<'SMW'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () =>
    'You hear a recording that ends in a beep. Choose the words that belong in the place of the beep.',
  ...chooseStart,
  advice: ({ points }) =>
    points === 0
      ? 'Listen for where the last sentence is going: a but, a because or an and tells what kind of ending must follow.'
      : null,
};
