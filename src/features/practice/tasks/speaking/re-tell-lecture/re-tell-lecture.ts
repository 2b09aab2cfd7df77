import type { Advice } from '#features/practice/task-frame/advice.ts';
import { once, speakingTime } from '#features/practice/task-frame/begin-words.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import {
  isCopied,
  missingPointAdvice,
  pauseAdvice,
  recordedOnly,
  spokenAdvice,
} from '#features/practice/answering/record/spoken-advice.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

/** An answer that leaves more than half of its 40 seconds empty cannot hold the main points. */
const shortSpeechMs = 20_000;

/** "What would help most" once the answer was understood. */
function tellingAdvice(speech: SpeechEvidence): Advice | null {
  if (speech.warnings?.includes('off-topic'))
    return 'Tell what the lecture was about: start with "The lecture was about" and its main words.';
  if (isCopied(speech))
    return 'Use your own words: say what each note means instead of the sentence that you heard.';
  return missingPointAdvice(speech) ?? pauseAdvice(speech);
}

export const reTellLecture: TaskDefinition<'RL'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You hear a lecture${once(facts)}, and can take notes. ${speakingTime(facts, 'tell it again')} Its main points count, and how clearly you say them.`,
  ...recordedOnly,
  advice: (score) =>
    spokenAdvice(score, {
      tooShort: {
        ms: shortSpeechMs,
        advice: 'Use more of the 40 seconds: give each note that you took one sentence.',
      },
      speech: tellingAdvice,
    }),
};
