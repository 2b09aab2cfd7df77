import type { Complexity } from '#contract/exam.ts';
import type { ImageType } from '#contract/images/image-type.ts';
import type { ActiveFilter } from '#domain/listing/change-list.ts';
import type { ListMode } from '#domain/listing/list-mode.ts';
import type { ListSort } from '#domain/listing/list-rows.ts';
import { markWords } from '#ui/practice/bookmark-words.ts';
import { statusWords } from '#ui/practice/status-words.ts';

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

export const modeWords = {
  normal: 'All',
  bookmark: 'Bookmarks',
  'exam-memory': 'Exam memory',
  prediction: 'Prediction',
} as const satisfies Record<ListMode, string>;

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

/** What a chip says, and the drawer above it where a choice alone would not be clear. */
export const examWord = 'Met in an exam';

/** Of questions that can be answered without a connection. */
export const onDeviceWord = 'On this device';

/** One choice of the drawer in words. Marks and levels share words, so that a mark says what it is. */
export function filterWords(filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'complexities':
      return levelWords[filter.value];
    case 'imageTypes':
      return imageTypeWords[filter.value];
    case 'bookmarkTypes':
      return `Bookmark: ${markWords[filter.value]}`;
    case 'practiceStatus':
      return statusWords[filter.value];
    case 'prediction':
      return examWord;
    case 'onDevice':
      return onDeviceWord;
  }
}
