import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';

export const reTellLecture: TaskRules<'RL'> = {
  score: scoreRecording(),
  texts: ({ transcript, modelAnswers }) => ({
    source: transcript,
    spoken: transcript,
    answer: modelAnswers.join('\n\n'),
  }),
  question: ({ transcript, modelAnswers, keyPoints }) => ({
    engine: 'free-speech',
    taskType: 'RL',
    prompt: transcript,
    modelAnswers,
    keyPoints,
  }),
};
