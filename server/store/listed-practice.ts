import type { BankItem } from '#contract/items/bank-item.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { PracticeRow } from '#contract/entities/practice.ts';
import { imageTypeOf } from '#domain/listing/image-type-of.ts';
import type { ListFilter, ListRow } from '#domain/listing/list-rows.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { questionTitle } from '#domain/listing/question-title.ts';

/** What a list knows beside the bank, by practice. */
export interface Marks {
  /** How often this learner practised it. */
  readonly practised: ReadonlyMap<number, number>;
  /** How many learners met it in an exam within the prediction's days; the month's if none is asked for. */
  readonly predicted: ReadonlyMap<number, number>;
  /** Practices that somebody met in an exam, whenever it was. */
  readonly met: ReadonlySet<number>;
  readonly bookmarked: ReadonlyMap<number, BookmarkType>;
}

export type ListedPractice = PracticeRow & ListRow;

/** A practice as the list's filter reads it. */
export function listedPractice(
  item: BankItem,
  { titleKey, marks, filter }: { titleKey: string; marks: Marks; filter: Pick<ListFilter, 'predictionType'> },
): ListedPractice {
  const predictionCount = marks.predicted.get(item.id) ?? 0;
  const { predictionType } = filter;
  const practiceCount = marks.practised.get(item.id) ?? 0;
  const title = questionTitle(item, practiceCount > 0);
  return {
    id: item.id,
    title,
    titleKey: title === item.title ? titleKey : foldTitle(title),
    complexity: item.level,
    ...imageTypeOf(item),
    practiceCount,
    prediction: marks.met.has(item.id) ? 1 : 0,
    predictionCount,
    predictionTypes: predictionType !== undefined && predictionCount > 0 ? [predictionType] : [],
    bookmarkType: marks.bookmarked.get(item.id) ?? 'UNMARK',
  };
}

/** A listed practice as it goes over the wire. */
export function practiceRow(listed: ListedPractice): PracticeRow {
  const { id, title, complexity, practiceCount, predictionCount, bookmarkType, imageType } = listed;
  const shared = { id, title, complexity, practiceCount, predictionCount, bookmarkType };
  return imageType === undefined ? shared : { ...shared, imageType };
}
