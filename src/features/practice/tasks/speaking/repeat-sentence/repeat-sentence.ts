import { once } from '#features/practice/task-frame/begin-words.ts';
import { readingAdvice } from '#features/practice/score/speech/reading-advice.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const repeatSentence: TaskDefinition<'RS'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You hear a sentence${once(facts)}. After the tone, say it again word for word. Every word in its order counts.`,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording') return null;
    const { signal, speech } = evidence;
    if (signal && signal.speechMs === 0 && !speech)
      return 'Check the microphone: no speech was heard. Then try again closer to it.';
    const startMs = signal?.leadingSilenceMs ?? 0;
    if (startMs >= 2_000 && speech?.refused !== 'no-speech')
      return 'Start right after the tone: you forget a sentence within a few seconds.';
    if (!speech || speech.refused !== null) return null;
    const missed = speech.words.filter(({ type }) => type === 'MISSED').length;
    if (missed > speech.words.length / 3)
      return 'Remember the sentence in groups: who, does what, when or where. Say the groups that you have, in their order.';
    return readingAdvice(speech, 'repeat');
  },
};
