import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { practiceStatuses } from '#contract/entities/practice.ts';
import type { Complexity } from '#contract/exam.ts';
import type { ListMode, ListSort } from './list-search.ts';

/** Difficulty labels (spec section 9). */
export const levelWords = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

/** How hard the learner finds a question. */
export const markWords = {
  VERY_EASY: 'Very easy',
  EASY: 'Easy',
  AVERAGE: 'Average',
  HARD: 'Hard',
  VERY_HARD: 'Very hard',
  UNMARK: 'No mark',
} as const satisfies Record<BookmarkType, string>;

export const modeWords = {
  normal: 'All',
  bookmark: 'Bookmarks',
  'exam-memory': 'Exam memory',
  prediction: 'Prediction',
} as const satisfies Record<ListMode, string>;

export const statusWords = {
  ALL: 'All',
  PRACTICED: 'Practised',
  NOT_PRACTICED: 'Not practised',
} as const satisfies Record<(typeof practiceStatuses)[number], string>;

export const sortWords = {
  'id:asc': 'Number, lowest first',
  'id:desc': 'Number, highest first',
  'title:asc': 'Title, A to Z',
  'title:desc': 'Title, Z to A',
  'practice:desc': 'Practised most',
  'practice:asc': 'Practised least',
  'prediction:desc': 'Predicted most',
  'prediction:asc': 'Predicted least',
} as const satisfies Record<ListSort, string>;

/** `#` and five digits (spec section 2). */
export function questionNumber(id: number): string {
  return `#${String(id).padStart(5, '0')}`;
}

/** "12 questions", "1 question". */
export function countOf(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
