import { lengthWords, writingTime } from '#features/practice/begin/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const writeEmail: TaskDefinition<'WEM'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: (facts) =>
    `You write an email ${lengthWords(facts)} ${writingTime(facts)}. Each point that you are asked for counts, and a fitting tone.`,
  ...writtenAnswer(emailWords),
};
