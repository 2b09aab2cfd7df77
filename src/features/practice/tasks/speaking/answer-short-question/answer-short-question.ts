import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import { recordedOnly, spokenAdvice } from '#features/practice/answering/record/spoken-advice.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

function answerAdvice({ shortAnswer }: SpeechEvidence): string | null {
  switch (shortAnswer?.standing) {
    case 'guesses':
      return 'Give one answer: in a list of guesses the right one does not count.';
    case 'unclear':
      return 'Say the answer once more, slowly and closer to the microphone: it was not heard clearly.';
    case 'wrong':
      return 'Listen for the word that the question begins with (who, what, where, how many): it says what kind of answer fits.';
    case 'right':
    case undefined:
      return null;
  }
}

export const answerShortQuestion: TaskDefinition<'ASQ'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: () =>
    'You hear a short question once. Answer it in one word or a few. Only the right answer counts.',
  ...recordedOnly,
  advice: (score) => spokenAdvice(score, { speech: answerAdvice }),
};
