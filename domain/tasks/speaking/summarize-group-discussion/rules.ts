import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';
import { discussionText } from './discussion-text.ts';

export const summarizeGroupDiscussion: TaskRules<'SGD'> = {
  score: scoreRecording(),
  texts: (item) => ({
    source: discussionText(item),
    spoken: discussionText(item),
    answer: item.modelAnswers.join('\n\n'),
  }),
  question: (item) => ({
    engine: 'free-speech',
    taskType: 'SGD',
    prompt: discussionText(item),
    modelAnswers: item.modelAnswers,
    keyPoints: item.keyPoints,
  }),
};
