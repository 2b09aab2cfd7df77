import { chooseStart, severalChoicesAdvice } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const readingChoiceMultiple: TaskDefinition<'MCM_R'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: null,
  ...chooseStart,
  advice: (score) => severalChoicesAdvice(score, 'in the passage'),
};
