import { speakingTime } from '#features/practice/begin/begin-words.ts';
import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

/** An answer that leaves more than half of its 40 seconds empty cannot hold what a picture shows. */
const shortSpeechMs = 20_000;

/** "What would help most" once the answer was understood. */
function spokenAdvice({ keyPoints = [], warnings = [], pace }: SpeechEvidence): string | null {
  if (warnings.includes('off-topic'))
    return 'Say what the picture shows: start with its title, then give what stands out.';
  const [missing] = keyPoints.filter(({ coverage }) => coverage === 0);
  if (missing) return `Say this, too: ${missing.point}.`;
  if (pace && pace.longPauses > 1)
    return 'Go on to the next part of the picture when a word does not come: long pauses cost more.';
  return null;
}

export const describeImage: TaskDefinition<'DI'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: (facts) =>
    `You see a picture. ${speakingTime(facts, 'describe it')} What you say of the picture counts, and how clearly you say it.`,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording' || !evidence.signal) return null;
    const { signal, speech } = evidence;
    const { speechMs, leadingSilenceMs } = signal;
    if (speech && speech.refused !== null) return null;
    if (speechMs === 0) return 'No speech was heard. Check the microphone, then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000)
      return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
    if (speechMs < shortSpeechMs)
      return 'Use more of the 40 seconds: say what it is, what stands out, and what follows from it.';
    return speech ? spokenAdvice(speech) : null;
  },
};
