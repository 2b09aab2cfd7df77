import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreFormFirst } from '#domain/tasks/writing/score-form-first.ts';
import { emailPrompt } from './email-prompt.ts';

export const writeEmail: TaskRules<'WEM'> = {
  score: scoreFormFirst,
  texts: (item) => ({
    source: emailPrompt(item),
    spoken: '',
    answer: item.modelAnswers.join('\n\n'),
  }),
  question: (item) => ({
    engine: 'writing',
    taskType: 'WEM',
    prompt: emailPrompt(item),
    modelAnswers: item.modelAnswers,
    keyPoints: item.keyPoints,
    register: item.register,
  }),
};
