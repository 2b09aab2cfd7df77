import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreFormFirst } from '#domain/tasks/writing/score-form-first.ts';

export const summarizeWrittenText: TaskRules<'SWT'> = {
  score: scoreFormFirst,
  texts: ({ passage, modelAnswers }) => ({
    source: passage,
    spoken: '',
    answer: modelAnswers.join('\n\n'),
  }),
  question: ({ passage, modelAnswers, keyPoints }) => ({
    engine: 'writing',
    taskType: 'SWT',
    prompt: passage,
    modelAnswers,
    keyPoints,
  }),
};
