import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreFormFirst } from '#domain/tasks/writing/score-form-first.ts';

export const summarizeSpokenText: TaskRules<'SST'> = {
  score: scoreFormFirst,
  texts: ({ transcript, modelAnswers }) => ({
    source: transcript,
    spoken: transcript,
    answer: modelAnswers.join('\n\n'),
  }),
  question: ({ transcript, modelAnswers, keyPoints }) => ({
    engine: 'writing',
    taskType: 'SST',
    prompt: transcript,
    modelAnswers,
    keyPoints,
  }),
};
