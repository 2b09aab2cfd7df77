import { lengthWords, writingTime, type BeginFacts } from '#features/practice/task-frame/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

const spokenTime = (facts: BeginFacts): string => {
  const time = writingTime(facts);
  return time === '' ? '' : `${time}, with the listening`;
};

export const summarizeSpokenText: TaskDefinition<'SST'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You hear a talk, and sum it up in a text ${lengthWords(facts)}${spokenTime(facts)}. Its main points count, and correct English.`,
  ...writtenAnswer(spokenSummaryWords),
};
