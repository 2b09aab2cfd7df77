import type { BookName } from '#contract/entities/book-word.ts';
import type { bookSorts } from '#contract/routes/book-query.ts';
import type { BookOption } from '#domain/books/book-search.ts';

/** The book that an address names. */
export const bookOf = {
  vocabbook: 'vocabBook',
  spelling: 'spellingBook',
  pronunciation: 'pronunciationBook',
} as const satisfies Record<BookOption, BookName>;

export const bookOptionWords = [
  { value: 'vocabbook', label: 'Vocab' },
  { value: 'spelling', label: 'Spelling' },
  { value: 'pronunciation', label: 'Pronunciation' },
] as const;

export const bookWords = {
  vocabBook: 'Vocab Book',
  spellingBook: 'Spelling Book',
  pronunciationBook: 'Pronunciation Book',
} as const satisfies Record<BookName, string>;

/** What an empty book is for. */
export const emptyBookWords = {
  vocabBook: 'Keep words here that you want to understand and use. Add your first one above.',
  spellingBook: 'Keep words here that you find hard to spell. Then hear them and write them down.',
  pronunciationBook: 'Keep words here that you find hard to say. Then say them and hear how it went.',
} as const satisfies Record<BookName, string>;

/** What the book's list for one task is for: words come into it from that task's questions, not by hand. */
export const emptyTaskWords =
  'Tap a word in a question of this task and add it to the book. Then it is here.';

type Sort = Exclude<(typeof bookSorts)[number], 'word:asc'>;
export const sortWords = {
  word: 'Word, A to Z',
  'word:desc': 'Word, Z to A',
  'createdDate:desc': 'Newest first',
  'createdDate:asc': 'Oldest first',
  'practiceCount:desc': 'Practised most',
  'practiceCount:asc': 'Practised least',
} as const satisfies Record<Sort, string>;
