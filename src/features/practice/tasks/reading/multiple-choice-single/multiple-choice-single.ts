import { chooseStart, oneChoiceAdvice } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const readingChoiceSingle: TaskDefinition<'MCS_R'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: null,
  ...chooseStart,
  advice: (score) => oneChoiceAdvice(score, 'in the passage'),
};
