import type { BookName } from '#contract/entities/book-word.ts';
import type { bookSorts } from '#contract/routes/books.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { practiceStatuses } from '#contract/entities/practice.ts';
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

export const statusWords = {
  ALL: 'All',
  PRACTICED: 'Practised',
  NOT_PRACTICED: 'Not practised',
} as const satisfies Record<(typeof practiceStatuses)[number], string>;

export const markWords = {
  VERY_EASY: 'Very easy',
  EASY: 'Easy',
  AVERAGE: 'Average',
  HARD: 'Hard',
  VERY_HARD: 'Very hard',
  UNMARK: 'No mark',
} as const satisfies Record<BookmarkType, string>;

type Sort = Exclude<(typeof bookSorts)[number], 'word:asc'>;
export const sortWords = {
  word: 'Word, A to Z',
  'word:desc': 'Word, Z to A',
  'createdDate:desc': 'Newest first',
  'createdDate:asc': 'Oldest first',
  'practiceCount:desc': 'Practised most',
  'practiceCount:asc': 'Practised least',
} as const satisfies Record<Sort, string>;
