import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { once } from '#features/practice/task-frame/begin-words.ts';
import { recordedOnly, spokenAdvice } from '#features/practice/answering/record/spoken-advice.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

function answerAdvice({ shortAnswer }: SpeechEvidence): Advice | null {
  switch (shortAnswer?.standing) {
    case 'guesses':
      return 'Give one answer: in a list of guesses the right one does not count.';
    case 'unclear':
      return 'Say the answer once more, slowly and clearly: we are not sure what it was.';
    case 'wrong':
      return 'Listen for the question word: who, what, where or how many says what kind of answer fits.';
    case 'right':
    case undefined:
      return null;
  }
}

export const answerShortQuestion: TaskDefinition<'ASQ'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You hear a short question${once(facts)}. Answer it in one word or a few. Only the right answer counts.`,
  ...recordedOnly,
  advice: (score) => spokenAdvice(score, { speech: answerAdvice }),
};
