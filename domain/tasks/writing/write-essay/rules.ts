import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreFormFirst } from '#domain/tasks/writing/score-form-first.ts';

export const writeEssay: TaskRules<'WE'> = {
  score: scoreFormFirst,
  texts: ({ prompt, modelAnswers }) => ({
    source: prompt,
    spoken: '',
    answer: modelAnswers.join('\n\n'),
  }),
  question: ({ prompt, modelAnswers, keyPoints }) => ({
    engine: 'writing',
    taskType: 'WE',
    prompt,
    modelAnswers,
    keyPoints,
  }),
};
