import { chooseStart, oneChoiceAdvice } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const listeningChoiceSingle: TaskDefinition<'MCS_L'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () => 'You hear a recording and choose one answer to a question about it.',
  ...chooseStart,
  advice: (score) => oneChoiceAdvice(score, 'in the recording'),
};
