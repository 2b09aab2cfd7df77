import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { listSorts, practiceStatuses, PracticeRow } from '#contract/entities/practice.ts';
import type { Complexity } from '#contract/exam.ts';

export type ListSort = (typeof listSorts)[number];
export type PracticeStatus = (typeof practiceStatuses)[number];
export type PredictionType = 'WEEKLY' | 'MONTHLY';

/** Kinds of picture in Describe Image (spec section 9). */
export const imageTypes = [
  'BAR_CHART',
  'FLOW_CHART',
  'GRAPH',
  'MAP',
  'PICTURE',
  'PIE_CHART',
  'TABLE',
] as const;
export type ImageType = (typeof imageTypes)[number];

/** A row of the question list with what only some lists filter by. `practiceCount` is the learner's own. */
export interface ListRow extends PracticeRow {
  readonly imageType?: ImageType;
  /** The predictions that the practice is in. */
  readonly predictionTypes?: readonly PredictionType[];
}

/** Filter state of a question list (spec section 3). An empty list of choices lets everything through. */
export interface ListFilter {
  readonly title: string;
  /** `null` is the order of the bank: by id. */
  readonly sort: ListSort | null;
  /** Only practices that learners saw in an exam. */
  readonly prediction: boolean;
  readonly predictionType: PredictionType | null;
  readonly bookmarkTypes: readonly BookmarkType[];
  readonly practiceStatus: PracticeStatus;
  readonly imageTypes: readonly ImageType[];
  readonly complexities: readonly Complexity[];
  /** Page shown, from 0. */
  readonly index: number;
}

export const defaultFilter: ListFilter = {
  title: '',
  sort: null,
  prediction: false,
  predictionType: null,
  bookmarkTypes: [],
  practiceStatus: 'ALL',
  imageTypes: [],
  complexities: [],
  index: 0,
};

/** Changing any filter goes back to the first page (spec section 4). */
export function changeFilter(filter: ListFilter, change: Partial<Omit<ListFilter, 'index'>>): ListFilter {
  return { ...filter, ...change, index: 0 };
}
