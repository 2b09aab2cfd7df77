import { speakingTime } from '#features/practice/task-frame/begin-words.ts';
import { readingAdvice } from '#features/practice/score/speech/reading-advice.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

/** A pause in the middle of a phrase that listeners notice, as in the fluency rules (docs/scoring.md). */
const longPauseMs = 1_000;

export const readAloud: TaskDefinition<'RA'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You see a text. ${speakingTime(facts, 'read it aloud')} Every word counts, and how clearly and smoothly you say it.`,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording') return null;
    if (evidence.speech) return readingAdvice(evidence.speech);
    if (!evidence.signal) return null;
    const { speechMs, pauses, leadingSilenceMs } = evidence.signal;
    if (speechMs === 0) return 'Check the microphone: no speech was heard. Then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000) {
      return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
    }
    const long = pauses.filter(({ durationMs }) => durationMs >= longPauseMs).length;
    if (long > 0)
      return 'Pause only at commas and full stops: keep each pause shorter than a second, and read on in groups of words.';
    return null;
  },
};
