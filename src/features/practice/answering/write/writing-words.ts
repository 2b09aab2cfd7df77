/** How a kind of written answer and what it is about are called in the sentences about it. */
export interface WritingWords {
  /** Of the box that it is written in, and of the result. */
  readonly label: string;
  readonly noun: 'essay' | 'summary' | 'email';
  /** What words can be taken over from. */
  readonly source: 'the question' | 'the text' | 'the talk' | 'the task';
}

export const essayWords: WritingWords = { label: 'Your essay', noun: 'essay', source: 'the question' };
export const emailWords: WritingWords = { label: 'Your email', noun: 'email', source: 'the task' };
export const writtenSummaryWords: WritingWords = {
  label: 'Your summary',
  noun: 'summary',
  source: 'the text',
};
export const spokenSummaryWords: WritingWords = {
  label: 'Your summary',
  noun: 'summary',
  source: 'the talk',
};
