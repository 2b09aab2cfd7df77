import type { BankItem } from '#contract/items/bank-item.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { PracticeDto } from '#contract/entities/practice-dto.ts';
import type { PracticeListQuery, PracticeRow } from '#contract/entities/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Queries } from '#server/db/database.ts';
import { answer } from '#server/db/schema/answers.ts';
import { bookmark, examMemory } from '#server/db/schema/practices.ts';
import { filterRows, type ListFilter } from '#domain/listing/list-rows.ts';
import { cutPage } from '#domain/listing/pages.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { Problem } from '#server/problem.ts';
import { and, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LearnerRow } from './learners.ts';
import { listedPractice, practiceRow, type ListedPractice, type Marks } from './listed-practice.ts';
import type { Stores } from './effect.ts';
import { practiceDto } from './practice-dto.ts';
import { isRecent, isShown } from './predictions.ts';

/** The rows of a task's question list as this learner sees them, filtered and sorted. */
async function rowsFor(
  stores: Stores,
  learner: LearnerRow,
  taskType: TaskType,
  filter: ListFilter,
): Promise<ListedPractice[]> {
  if (filter.predictionType !== undefined && !hasFeature(learner.status, 'prediction'))
    throw new Problem('PREMIUM_REQUIRED', 'Predictions are for premium learners');
  const items = stores.bank.ofTask(taskType);
  if (items.length === 0) return [];
  const marks = await marksOf(stores.db.orm, learner.id, { taskType, items, filter });
  return filterRows(
    items.map((item) => listedPractice(item, { titleKey: stores.bank.titleKeyOf(item), marks, filter })),
    filter,
  );
}

export async function listPractices(
  stores: Stores,
  learner: LearnerRow,
  taskType: TaskType,
  query: PracticeListQuery,
): Promise<{ rows: PracticeRow[]; totalElements: number }> {
  const rows = await rowsFor(stores, learner, taskType, query);
  return { rows: cutPage(rows, query).map(practiceRow), totalElements: rows.length };
}

/** The practice at a place of the filtered list, from 0. */
export async function nthPractice(
  stores: Stores,
  learner: LearnerRow,
  taskType: TaskType,
  place: { readonly index: number; readonly filter: ListFilter },
): Promise<PracticeDto> {
  const rows = await rowsFor(stores, learner, taskType, place.filter);
  const row = rows[place.index];
  if (row === undefined) throw new Problem('NOT_FOUND', 'The list has no practice at this place');
  return getPractice(stores, taskType, row.id);
}

/** One practice by its id. */
export async function getPractice(
  stores: Stores,
  taskType: TaskType,
  practiceId: number,
): Promise<PracticeDto> {
  const item = stores.bank.get(taskType, practiceId);
  const [memories] = await stores.db.orm
    .select({ n: countDistinct(examMemory.learnerId) })
    .from(examMemory)
    .where(and(eq(examMemory.practiceId, practiceId), isShown()));
  return practiceDto(item, memories?.n ?? 0);
}

/** Everything that a list knows beside the bank, in one round trip. */
async function marksOf(
  queries: Queries,
  learnerId: string,
  list: { readonly taskType: TaskType; readonly items: readonly BankItem[]; readonly filter: ListFilter },
): Promise<Marks> {
  const { taskType, items, filter } = list;
  const ids = items.map((item) => item.id);
  const { predictionType = 'MONTHLY' } = filter;
  const rows = await unionAll(
    queries
      .select({
        source: sql<string>`'answer'`,
        id: answer.practiceId,
        n: count(),
        type: sql<string | null>`null::text`,
      })
      .from(answer)
      .where(and(eq(answer.learnerId, learnerId), eq(answer.taskType, taskType)))
      .groupBy(answer.practiceId),
    queries
      .select({
        source: sql<string>`'memory'`,
        id: examMemory.practiceId,
        n: sql<number>`count(distinct case when ${isRecent(predictionType, new Date())} then ${examMemory.learnerId} end)`.mapWith(
          Number,
        ),
        type: sql<string | null>`null::text`,
      })
      .from(examMemory)
      .where(and(inArray(examMemory.practiceId, ids), isShown()))
      .groupBy(examMemory.practiceId),
    queries
      .select({
        source: sql<string>`'bookmark'`,
        id: bookmark.practiceId,
        n: sql<number>`1::bigint`.mapWith(Number),
        type: sql<string | null>`${bookmark.type}`,
      })
      .from(bookmark)
      .where(and(eq(bookmark.learnerId, learnerId), inArray(bookmark.practiceId, ids))),
  );
  const of = (source: string) => rows.filter((row) => row.source === source);
  const counts = (source: string) => new Map(of(source).map((row) => [row.id, row.n]));
  return {
    practised: counts('answer'),
    predicted: counts('memory'),
    met: new Set(of('memory').map((row) => row.id)),
    bookmarked: new Map(of('bookmark').map((row) => [row.id, (row.type ?? 'UNMARK') as BookmarkType])),
  };
}
