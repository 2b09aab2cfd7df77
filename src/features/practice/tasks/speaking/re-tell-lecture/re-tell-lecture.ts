import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

/** An answer that leaves more than half of its 40 seconds empty cannot hold the main points. */
const shortSpeechMs = 20_000;

/** From here on an answer repeats the lecture instead of telling it. */
const copiedShare = 0.4;

/** "What would help most" once the answer was understood. */
function spokenAdvice({ keyPoints = [], copied, warnings = [], pace }: SpeechEvidence): string | null {
  if (warnings.includes('off-topic'))
    return 'Tell what the lecture was about: start with "The lecture was about" and its main words.';
  if ((copied?.share ?? 0) > copiedShare)
    return 'Use your own words: say what each note means instead of the sentence that you heard.';
  const [missing] = keyPoints.filter(({ coverage }) => coverage === 0);
  if (missing) return `Say this, too: ${missing.point}.`;
  if (pace && pace.longPauses > 1)
    return 'Go on to the next note when a word does not come: long pauses cost more.';
  return null;
}

export const reTellLecture: TaskDefinition<'RL'> = {
  load: async () => (await import('./screens.ts')).screens,
  startValue: () => null,
  hasWork: () => true,
  advice({ evidence }) {
    if (evidence.kind !== 'recording' || !evidence.signal) return null;
    const { signal, speech } = evidence;
    const { speechMs, leadingSilenceMs } = signal;
    if (speech && speech.refused !== null) return null;
    if (speechMs === 0) return 'No speech was heard. Check the microphone, then try again closer to it.';
    if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000) {
      return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
    }
    if (speechMs < shortSpeechMs)
      return 'Use more of the 40 seconds: give each note that you took one sentence.';
    return speech ? spokenAdvice(speech) : null;
  },
};
