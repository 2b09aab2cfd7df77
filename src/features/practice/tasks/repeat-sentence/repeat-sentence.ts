import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const repeatSentence: TaskDefinition<'RS'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording' || !evidence.signal) return null;
    const { speechMs, leadingSilenceMs } = evidence.signal;
    if (speechMs === 0) return 'No speech was heard. Check the microphone, then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 2_000) {
      return 'Start right after the tone: a sentence fades from memory within a few seconds.';
    }
    return null;
  },
};
