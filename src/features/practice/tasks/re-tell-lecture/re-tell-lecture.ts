import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

/** An answer that leaves more than half of its 40 seconds empty cannot hold the main points. */
const shortSpeechMs = 20_000;

export const reTellLecture: TaskDefinition<'RL'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording' || !evidence.signal) return null;
    const { speechMs, leadingSilenceMs } = evidence.signal;
    if (speechMs === 0) return 'No speech was heard. Check the microphone, then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000) {
      return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
    }
    if (speechMs < shortSpeechMs)
      return 'Use more of the 40 seconds: give each note that you took one sentence.';
    return null;
  },
};
