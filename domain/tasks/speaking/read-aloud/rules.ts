import type { TaskRules } from '#domain/tasks/task-rules.ts';
import { scoreRecording } from '#domain/tasks/speaking/score-recording.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

export const readAloud: TaskRules<'RA'> = {
  score: scoreRecording(({ text }) => ({ words: wordTokens(text).length })),
  texts: ({ text }) => ({ source: text, spoken: text, answer: text }),
  question: ({ text }) => ({ engine: 'reading', taskType: 'RA', text }),
};
