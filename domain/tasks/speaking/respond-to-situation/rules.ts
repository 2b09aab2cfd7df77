import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';

export const respondToSituation: TaskRules<'RTS'> = {
  score: scoreRecording(),
  texts: ({ situation, modelAnswers }) => ({
    source: situation,
    spoken: situation,
    answer: modelAnswers.join('\n\n'),
  }),
  question: ({ situation, modelAnswers, keyPoints, register, acts }) => ({
    engine: 'free-speech',
    taskType: 'RTS',
    prompt: situation,
    modelAnswers,
    keyPoints,
    register,
    acts,
  }),
};
