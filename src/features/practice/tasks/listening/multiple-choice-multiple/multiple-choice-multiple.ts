import { chooseStart, severalChoicesAdvice } from '#features/practice/answering/choose/choose.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const listeningChoiceMultiple: TaskDefinition<'MCM_L'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () => 'You hear a recording and choose every right answer. A wrong choice takes a point away.',
  ...chooseStart,
  advice: (score) => severalChoicesAdvice(score, 'in the recording'),
};
