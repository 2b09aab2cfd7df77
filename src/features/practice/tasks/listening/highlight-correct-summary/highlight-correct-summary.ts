import { chooseStart } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const highlightCorrectSummary: TaskDefinition<'HCS'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () => 'You hear a recording and choose the text that sums it up best. One is right.',
  ...chooseStart,
  advice: ({ points }) =>
    points === 0
      ? 'Note the main point and the end while you listen: then cross out each summary with one thing that was not said.'
      : null,
};
