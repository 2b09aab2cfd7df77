import { lengthWords, writingTime } from '#features/practice/task-frame/begin-words.ts';
import { writtenAnswer } from '#features/practice/answering/write/written-answer.ts';
import { essayWords } from '#features/practice/answering/write/writing-words.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

export const writeEssay: TaskDefinition<'WE'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: (facts) =>
    `You write an essay ${lengthWords(facts)}${writingTime(facts)}. Your ideas count, how you order them, and correct English.`,
  ...writtenAnswer(essayWords),
};
