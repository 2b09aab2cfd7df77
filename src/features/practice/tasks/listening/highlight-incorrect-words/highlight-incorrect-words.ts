import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const highlightIncorrectWords: TaskDefinition<'HIW'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () =>
    'You hear a recording and read its text. Mark the words that are different. A wrong mark takes a point away.',
  startValue: () => ({ kind: 'highlight', words: [] }),
  hasWork: ({ words }) => words.length > 0,
  advice({ evidence }) {
    if (evidence.kind !== 'words') return null;
    const count = (type: 'MISSED' | 'EXTRA') => evidence.words.filter((word) => word.type === type).length;
    if (count('EXTRA') > 0)
      return 'Mark only words that you heard differently: each wrong mark takes a point away.';
    return count('MISSED') > 0
      ? 'Read with the voice, word by word: do not stop to think about the last one.'
      : null;
  },
};
