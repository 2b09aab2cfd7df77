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
import { actAdvice, toneAdvice } from './reply-words.ts';

/** A reply of a few seconds can hardly say what happened, why, and what now. */
const shortSpeechMs = 10_000;

function replyAdvice(speech: SpeechEvidence): Advice | null {
  const { reply, warnings = [] } = speech;
  if (warnings.includes('off-topic'))
    return 'Speak to the person in the situation: say something about what happened there.';
  if (isCopied(speech))
    return 'Do not read the situation aloud: speak to the person in it, as you would in life.';
  const tone = reply ? toneAdvice(reply.tone) : null;
  if (tone !== null) return tone;
  const missing = reply?.acts.find(({ found }) => found === null);
  if (missing) return actAdvice(missing.act);
  return missingPointAdvice(speech) ?? pauseAdvice(speech);
}

export const respondToSituation: TaskDefinition<'RTS'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You read and hear a situation${once(facts)}. ${speakingTime(facts, 'answer the person in it')} What you say to them counts, and how politely you say it.`,
  ...recordedOnly,
  advice: (score) =>
    spokenAdvice(score, {
      tooShort: {
        ms: shortSpeechMs,
        advice: 'Use more of the 40 seconds: say what happened, why, and what should happen now.',
      },
      speech: replyAdvice,
    }),
};
