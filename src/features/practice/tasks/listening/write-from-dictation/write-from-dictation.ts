import type { ScoredWord } from '#contract/entities/evidence.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const writeFromDictation: TaskDefinition<'WFD'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: () => 'You hear a sentence, and type it. Each right word counts, wherever it stands.',
  startValue: () => ({ kind: 'type', text: '' }),
  hasWork: ({ text }) => text !== '',
  advice: ({ evidence }) => (evidence.kind === 'words' ? adviceOn(evidence.words) : null),
};

/** The commonest kind of loss, with its first word as the example. */
function adviceOn(words: readonly ScoredWord[]): string | null {
  const missed = words.filter(({ type }) => type === 'MISSED');
  const misspelled = words.filter(({ type }) => type === 'MISSPELLED');
  const [firstMissed] = missed;
  const [firstMisspelled] = misspelled;
  if (firstMissed && missed.length >= misspelled.length) {
    return `Listen once more for "${firstMissed.word}": write the first letter of every word while you listen, then fill in the rest.`;
  }
  if (firstMisspelled) {
    const right = firstMisspelled.suggestion ?? firstMisspelled.word;
    return `You heard it, so only the spelling is missing: write "${right}" three times.`;
  }
  return null;
}
