import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';

export const answerShortQuestion: TaskRules<'ASQ'> = {
  score: scoreRecording(),
  texts: ({ transcript, accepted }) => ({
    source: transcript,
    spoken: transcript,
    answer: accepted[0] ?? '',
  }),
  question: ({ transcript, accepted }) => ({
    engine: 'free-speech',
    taskType: 'ASQ',
    prompt: transcript,
    modelAnswers: accepted,
    accepted,
    keyPoints: [{ point: accepted[0] ?? '', terms: accepted }],
  }),
};
