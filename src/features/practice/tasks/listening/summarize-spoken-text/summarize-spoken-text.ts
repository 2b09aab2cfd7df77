import { lengthWords, writingTime } from '#features/practice/begin/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/tasks/task-definition.ts';

export const summarizeSpokenText: TaskDefinition<'SST'> = {
  load: async () => (await import('./screens.ts')).screens,
  beginLine: (facts) =>
    `You hear a talk, and sum it up in a text ${lengthWords(facts)} ${writingTime(facts)}, with the listening. Its main points count, and correct English.`,
  ...writtenAnswer(spokenSummaryWords),
};
