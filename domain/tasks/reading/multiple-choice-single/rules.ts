import { scoreOneChoice } from '#domain/tasks/score-one-choice.ts';
import type { TaskRules } from '#domain/tasks/task-rules.ts';

export const readingChoiceSingle: TaskRules<'MCS_R'> = {
  score: scoreOneChoice,
  texts: ({ passage, options, correct }) => ({
    source: passage,
    readFirst: passage,
    spoken: '',
    answer: options.find(({ id }) => id === correct)?.text ?? '',
  }),
};
