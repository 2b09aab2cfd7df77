import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { ScoredWord } from '#contract/entities/scored-word.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const writeFromDictation: TaskDefinition<'WFD'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: () => 'You hear a sentence, and type it. Each right word counts, wherever it stands.',
  startValue: () => ({ kind: 'type', text: '' }),
  hasWork: ({ text }) => text !== '',
  advice: ({ evidence }) => (evidence.kind === 'words' ? adviceOn(evidence.words) : null),
};

/** The commonest kind of loss, with its first word as the example. */
function adviceOn(words: readonly ScoredWord[]): Advice | null {
  const missed = words.filter(({ type }) => type === 'MISSED');
  const misspelt = words.filter(({ type }) => type === 'MISSPELLED');
  const [firstMissed] = missed;
  const [firstMisspelt] = misspelt;
  if (firstMissed && missed.length >= misspelt.length) {
    return `Write the first letter of every word while you listen: you missed "${firstMissed.word}". Fill in the rest after it.`;
  }
  if (firstMisspelt) {
    const right = firstMisspelt.suggestion ?? firstMisspelt.word;
    return `Write "${right}" three times: you heard it, so only the spelling is missing.`;
  }
  return null;
}
