import type { BankItem } from '#contract/items/bank-item.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { imageTypeOf } from '#domain/listing/image-type-of.ts';
import type { PracticeListRow } from '#data/store/rows.ts';

/** The list row of a bank item; what the learner and others did with it comes from the row that was there before. */
export function listRow(item: BankItem, generation: string, old?: PracticeListRow): PracticeListRow {
  return {
    id: item.id,
    taskType: item.taskType,
    title: item.title,
    titleKey: foldTitle(item.title),
    complexity: item.level,
    ...imageTypeOf(item),
    bookmarkType: old?.bookmarkType ?? 'UNMARK',
    practised: old?.practised ?? 0,
    practiceCount: old?.practiceCount ?? 0,
    prediction: old?.prediction ?? 0,
    predictionCount: old?.predictionCount ?? 0,
    weeklyCount: old?.weeklyCount ?? 0,
    examMemoryCount: old?.examMemoryCount ?? 0,
    predictionTypes: old?.predictionTypes ?? [],
    exams: item.exams,
    generation,
  };
}
