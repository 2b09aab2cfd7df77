import { z } from 'zod';
import { BookmarkType } from '#contract/entities/bookmark.ts';
import { csv, listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import type { PracticeListQuery } from '#contract/entities/practice.ts';
import { Complexity } from '#contract/exam.ts';
import { ImageType } from '#contract/images/image-type.ts';
import { listModes, marks } from './list-mode.ts';
import { listPageSize } from './pages.ts';

/**
 * What a question list shows, as its address says it. Whatever an address has that is not understood is read as not
 * said: an old or mistyped link still opens the list. Pages count from 1 here, as people count.
 */
const ListSearch = z.object({
  mode: z.enum(listModes).catch('normal'),
  page: z.coerce.number().int().min(1).catch(1),
  title: z.string().max(200).catch(''),
  complexities: csv(Complexity).catch([]),
  imageTypes: csv(ImageType).catch([]),
  bookmarkTypes: csv(BookmarkType).catch([]),
  practiceStatus: z.enum(practiceStatuses).catch('ALL'),
  sort: z.enum(listSorts).nullable().catch(null),
  /** Only questions that learners met in their exam; the exam memory mode has nothing else. */
  prediction: z
    .enum(['true'])
    .transform((value): boolean => value === 'true')
    .catch(false),
  /** Only questions that can be answered without a connection: their sound is on this device. */
  onDevice: z
    .enum(['true'])
    .transform((value): boolean => value === 'true')
    .catch(false),
  predictionType: z.enum(['WEEKLY', 'MONTHLY']).catch('WEEKLY'),
});
export type ListSearch = z.infer<typeof ListSearch>;

/** Parses the search part of an address. Never throws. */
export function parseListSearch(search: unknown): ListSearch {
  return ListSearch.parse(search ?? {});
}

/** The address of a state; what is as usual is left out. */
export function toPlainSearch(state: ListSearch): Record<string, string> {
  const isPrediction = state.mode === 'prediction';
  const all: Record<string, string> = {
    mode: state.mode === 'normal' ? '' : state.mode,
    predictionType: isPrediction && state.predictionType !== 'WEEKLY' ? state.predictionType : '',
    title: state.title,
    complexities: state.complexities.join(','),
    imageTypes: state.imageTypes.join(','),
    bookmarkTypes: state.bookmarkTypes.join(','),
    practiceStatus: state.practiceStatus === 'ALL' ? '' : state.practiceStatus,
    prediction: state.prediction ? 'true' : '',
    onDevice: state.onDevice ? 'true' : '',
    sort: state.sort ?? '',
    page: state.page > 1 ? String(state.page) : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters of the local query; all but the last, which is about this device, are the API's list call, too. */
export type LocalListQuery = PracticeListQuery & { readonly onDevice?: boolean };

export function toListQuery(state: ListSearch): LocalListQuery {
  const isBookmark = state.mode === 'bookmark';
  return {
    page: state.page - 1,
    size: listPageSize,
    title: state.title.trim(),
    complexities: state.complexities,
    imageTypes: state.imageTypes,
    bookmarkTypes: isBookmark && state.bookmarkTypes.length === 0 ? marks : state.bookmarkTypes,
    practiceStatus: state.practiceStatus,
    sort: state.sort ?? 'id:asc',
    ...(state.mode === 'exam-memory' || state.prediction ? { prediction: true } : {}),
    ...(state.onDevice ? { onDevice: true } : {}),
    ...(state.mode === 'prediction' ? { predictionType: state.predictionType } : {}),
  };
}
