import type { BookName } from './entities/book-word.ts';

/** Most characters of what a learner writes, in UTF-16 units; of notes, of their plain text (spec section 5). */
export const textLimits = {
  /** Essays, summaries, emails. */
  writtenAnswer: 60_000,
  /** A sentence that was heard. */
  typedAnswer: 5_000,
  comment: 2_000,
  report: 400,
  examMemory: 2_000,
  note: 2_000,
  /** A note with its tags. */
  noteHtml: 20_000,
  evaluation: 400,
} as const;

/** The same of a note on a word. */
export const wordNoteLimit = (book: BookName): number => (book === 'pronunciationBook' ? 5_000 : 2_000);
