import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';

export const describeImage: TaskRules<'DI'> = {
  score: scoreRecording(),
  texts: ({ description, modelAnswers }) => ({
    source: description,
    spoken: '',
    answer: modelAnswers.join('\n\n'),
  }),
  // What stands in a picture belongs in its description, so only the summary could be copied.
  question: ({ image, summary, modelAnswers, keyPoints }) => ({
    engine: 'free-speech',
    taskType: 'DI',
    prompt: `${image.title}. ${summary}`,
    modelAnswers,
    keyPoints,
    image,
  }),
};
