import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';

export const repeatSentence: TaskRules<'RS'> = {
  score: scoreRecording(),
  texts: ({ transcript }) => ({ source: transcript, spoken: transcript, answer: transcript }),
  question: ({ transcript }) => ({ engine: 'reading', taskType: 'RS', text: transcript }),
};
