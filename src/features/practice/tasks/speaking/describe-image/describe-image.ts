import type { Advice } from '#features/practice/task-frame/advice.ts';
import { speakingTime } from '#features/practice/task-frame/begin-words.ts';
import { missingPointAdvice } from '#features/practice/answering/record/spoken-advice.ts';
import { pictureFaultWords } from '#features/practice/score/picture-fault-words.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

/** An answer that leaves more than half of its 40 seconds empty cannot hold what a picture shows. */
const shortSpeechMs = 20_000;

/** "What would help most" once the answer was understood. */
function pictureAdvice(speech: SpeechEvidence): Advice | null {
  const { pictureFaults = [], warnings = [], pace } = speech;
  if (warnings.includes('off-topic'))
    return 'Say what the picture shows: start with its title, then give what stands out.';
  const [wrong] = pictureFaults;
  if (wrong) return `Say only what the picture shows: ${pictureFaultWords(wrong)}`;
  const missing = missingPointAdvice(speech);
  if (missing !== null) return missing;
  if (pace && pace.longPauses > 1)
    return 'Go on when a word does not come: say the next part of the picture, because long pauses cost more.';
  return null;
}

export const describeImage: TaskDefinition<'DI'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You see a picture. ${speakingTime(facts, 'describe it')} What you say of the picture counts, and how clearly you say it.`,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording' || !evidence.signal) return null;
    const { signal, speech } = evidence;
    const { speechMs, leadingSilenceMs } = signal;
    if (speech && speech.refused !== null) return null;
    if (speechMs === 0) return 'Check the microphone: no speech was heard. Then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000)
      return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
    if (speechMs < shortSpeechMs)
      return 'Use more of the 40 seconds: say what it is, what stands out, and what follows from it.';
    return speech ? pictureAdvice(speech) : null;
  },
};
