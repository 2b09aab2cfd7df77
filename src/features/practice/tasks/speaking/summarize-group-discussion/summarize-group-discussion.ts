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

/** Less than a third of the two minutes cannot hold three views and how they meet. */
const shortSpeechMs = 40_000;

function discussionAdvice(speech: SpeechEvidence): Advice | null {
  if (speech.warnings?.includes('off-topic'))
    return 'Begin with what they talked about: "Three people discuss", and then the topic.';
  if (isCopied(speech)) return 'Use your own words: say who thinks what instead of what each of them said.';
  const isView = ({ speaker }: { speaker?: string | null | undefined }) => typeof speaker === 'string';
  const view = missingPointAdvice({ ...speech, keyPoints: speech.keyPoints?.filter(isView) });
  if (view !== null) return view;
  if (speech.relation !== 'told')
    return 'Say how the views meet: who agrees, who does not, and what they decide in the end.';
  return missingPointAdvice(speech) ?? pauseAdvice(speech);
}

export const summarizeGroupDiscussion: TaskDefinition<'SGD'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You hear three people talk${once(facts)}, and can take notes. ${speakingTime(facts, 'sum up what they said')} Each view counts, and how the views meet.`,
  ...recordedOnly,
  advice: (score) =>
    spokenAdvice(score, {
      tooShort: {
        ms: shortSpeechMs,
        advice: 'Use more of the 120 seconds: two sentences for each person, then how their views meet.',
      },
      speech: discussionAdvice,
    }),
};
