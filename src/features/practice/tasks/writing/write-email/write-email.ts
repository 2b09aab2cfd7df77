import { lengthWords, writingTime } from '#features/practice/task-frame/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const writeEmail: TaskDefinition<'WEM'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You write an email ${lengthWords(facts)}${writingTime(facts)}. Each point that you are asked for counts, and a fitting tone.`,
  ...writtenAnswer(emailWords),
};
