import { foldWord } from '#domain/words/fold-word.ts';
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { BookEntry, WordLookup } from '#contract/entities/word.ts';
import type { PteType } from '#contract/exam.ts';
import type { practiceStatuses } from '#contract/entities/practice.ts';
import type { bookSorts } from '#contract/routes/book-query.ts';
import { isInExam, taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import type { Queries } from '#server/db/database.ts';
import { bookWord } from '#server/db/schema/words.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { wordNotFound, type BookWordRow } from './book-words.ts';

/** A word of a book as the single calls answer it. */
export function bookEntry(row: BookWordRow): BookEntry {
  const { id, word, bookmark, note, version, practiceCount } = row;
  return { id, word, bookmark, note, version, practiceCount, createdDate: row.createdAt.toISOString() };
}

export interface BookFilter {
  readonly book: BookName;
  readonly practiceType?: TaskType | undefined;
  readonly practiceStatus: (typeof practiceStatuses)[number];
  /** Part of the word, in any case. */
  readonly word?: string | undefined;
  /** Marks; UNMARK stands for words without one. No marks: all words. */
  readonly bookmarkTypes?: readonly BookmarkType[];
  readonly startDateTime?: string | undefined;
}

function where(learnerId: string, filter: BookFilter): SQL | undefined {
  const { book, practiceType, practiceStatus, word, bookmarkTypes = [], startDateTime } = filter;
  const marks = bookmarkTypes.filter((type) => type !== 'UNMARK');
  const withoutMark = bookmarkTypes.includes('UNMARK') ? isNull(bookWord.bookmark) : undefined;
  return and(
    eq(bookWord.learnerId, learnerId),
    eq(bookWord.book, book),
    eq(bookWord.isIn, true),
    practiceType === undefined ? undefined : eq(bookWord.practiceType, practiceType),
    practiceStatus === 'PRACTICED' ? gt(bookWord.practiceCount, 0) : undefined,
    practiceStatus === 'NOT_PRACTICED' ? eq(bookWord.practiceCount, 0) : undefined,
    word === undefined ? undefined : sql`position(${foldWord(word)} in ${bookWord.wordKey}) > 0`,
    bookmarkTypes.length === 0
      ? undefined
      : or(marks.length === 0 ? undefined : inArray(bookWord.bookmark, marks), withoutMark),
    startDateTime === undefined ? undefined : gte(bookWord.createdAt, new Date(startDateTime)),
  );
}

const sortColumns: Record<string, AnyColumn> = {
  word: bookWord.wordKey,
  createdDate: bookWord.createdAt,
  practiceCount: bookWord.practiceCount,
};

/** One page of a book, or all of it. Equal rows are in the order of their words. */
export async function listBook(
  queries: Queries,
  learnerId: string,
  filter: BookFilter,
  page?: { readonly page: number; readonly size: number; readonly sort: (typeof bookSorts)[number] },
): Promise<{ rows: BookWordRow[]; totalElements: number }> {
  const [name = 'word', direction = 'asc'] = page?.sort.split(':') ?? [];
  const column = sortColumns[name] ?? bookWord.wordKey;
  const wanted = where(learnerId, filter);
  const [total] = await queries.select({ n: count() }).from(bookWord).where(wanted);
  const found = queries
    .select()
    .from(bookWord)
    .where(wanted)
    .orderBy(direction === 'desc' ? desc(column) : asc(column), asc(bookWord.wordKey));
  const rows = page === undefined ? found : found.limit(page.size).offset(page.page * page.size);
  return { rows: await rows, totalElements: total?.n ?? 0 };
}

/** An own word by its id. `gone`: also when it was taken out, so that a repeated removal finds its key. */
export async function getBookWord(
  queries: Queries,
  learnerId: string,
  { book, id, gone = false }: { readonly book: BookName; readonly id: string; readonly gone?: boolean },
): Promise<BookWordRow> {
  const [row] = await queries
    .select()
    .from(bookWord)
    .where(and(eq(bookWord.id, id), eq(bookWord.learnerId, learnerId), eq(bookWord.book, book)));
  if (row === undefined || (!row.isIn && !gone)) throw wordNotFound();
  return row;
}

type BookIds = Omit<WordLookup, 'word' | 'translations'>;
const noBooks: BookIds = { vocabBook: null, pronunciationBook: null, spellingBook: null };

/** Tells of each of the words in which of the learner's books it is, with its ids there. */
export async function findBooksOf(
  queries: Queries,
  learnerId: string,
  words: readonly string[],
): Promise<(word: string) => BookIds> {
  if (words.length === 0) return () => noBooks;
  const rows = await queries
    .select({ id: bookWord.id, book: bookWord.book, wordKey: bookWord.wordKey })
    .from(bookWord)
    .where(
      and(
        eq(bookWord.learnerId, learnerId),
        eq(bookWord.isIn, true),
        inArray(bookWord.wordKey, words.map(foldWord)),
      ),
    );
  const byWord = new Map<string, BookIds>();
  for (const { id, book, wordKey } of rows)
    byWord.set(wordKey, { ...(byWord.get(wordKey) ?? noBooks), [book]: id });
  return (word) => byWord.get(foldWord(word)) ?? noBooks;
}

/** Words of the vocab book per task of the learner's exam, and of tasks of the other exam that have words. */
export async function countVocab(queries: Queries, learnerId: string, exam: PteType) {
  const counts = await queries
    .select({
      practiceType: bookWord.practiceType,
      totalCount: count(),
      practicedCount: sql<number>`count(*) filter (where ${bookWord.practiceCount} > 0)`.mapWith(Number),
    })
    .from(bookWord)
    .where(where(learnerId, { book: 'vocabBook', practiceStatus: 'ALL' }))
    .groupBy(bookWord.practiceType);
  const byType = new Map(counts.map((row) => [row.practiceType, row]));
  return taskTypes
    .filter((type) => byType.has(type) || isInExam(type, exam))
    .map((practiceType) => ({
      skillType: taskAddresses[practiceType].section,
      practiceType,
      practicedCount: byType.get(practiceType)?.practicedCount ?? 0,
      totalCount: byType.get(practiceType)?.totalCount ?? 0,
    }));
}
