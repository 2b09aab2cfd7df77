import { fillStart, isFilled, wrongGaps } from '#features/practice/answering/fill/fill.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const typedBlanks: TaskDefinition<'FIB_L'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () =>
    'You hear a recording and type the missing words into its text. Each word counts, spelled right.',
  ...fillStart,
  advice(score) {
    const wrong = wrongGaps(score);
    const empty = wrong.filter(({ given }) => !isFilled(given)).length;
    if (empty > wrong.length / 2)
      return 'Write the first letters while you listen: finish the words when the recording is over.';
    const [first] = wrong.filter(({ given }) => isFilled(given));
    return first
      ? `Check the spelling when you have time left: the word was "${first.accepted[0] ?? ''}".`
      : null;
  },
};
