import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { practiceStatuses } from '#contract/entities/practice.ts';
import type { Complexity } from '#contract/exam.ts';
import type { ImageType } from '#contract/images/image-type.ts';
import type { ListMode } from '#domain/listing/list-mode.ts';
import type { ListSort } from '#domain/listing/list-rows.ts';

/** Difficulty labels (spec section 9). */
export const levelWords = { EASY: 'Easy', AVERAGE: 'Medium', HARD: 'Hard' } as const satisfies Record<
  Complexity,
  string
>;

/** Kinds of pictures, in the order of the filter. */
export const imageTypeWords = {
  BAR_CHART: 'Bar chart',
  GRAPH: 'Line graph',
  PIE_CHART: 'Pie chart',
  TABLE: 'Table',
  FLOW_CHART: 'Flow chart',
  MAP: 'Map',
  PICTURE: 'Picture',
} as const satisfies Record<ImageType, string>;

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

/** "12 questions", "1 question". */
export function countOf(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
