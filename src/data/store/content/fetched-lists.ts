import type { AnswerDto } from '#contract/entities/answer.ts';
import type { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import type { PteType } from '#contract/exam.ts';
import type { answerSorts } from '#contract/routes/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { DataContext, ReadContext } from '#data/store/context.ts';
import { readMeta, writeMeta } from '#data/store/meta.ts';
import { asStorageFailure } from '#data/store/storage-failure.ts';

/** Rows of a list by what it lists. */
interface ListRows {
  comments: CommentDto;
  replies: ReplyDto;
  answers: AnswerDto;
}
export type ListKind = keyof ListRows;
export type ListRow<K extends ListKind> = ListRows[K];

/** A list that only the server has: what other learners write. */
export type ListName =
  | { readonly kind: 'comments'; readonly practiceId: number; readonly onlyExamMemories: boolean }
  | { readonly kind: 'replies'; readonly commentId: string }
  | {
      readonly kind: 'answers';
      readonly taskType: TaskType;
      readonly practiceId: number;
      /** `null`: of both exams. */
      readonly pteType: PteType | null;
      readonly sort: (typeof answerSorts)[number];
    };

/** The pages of a list that were fetched, as the server had them at `at` (epoch ms). */
export interface FetchedList<Row = unknown> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly at: number;
}

/** How the request for a page ended. `kept`: it is on this device. `gone`: what it lists is not there any more. */
export type FetchListResult = 'kept' | 'no-connection' | 'signed-out' | 'gone' | 'no-room';

/** Fetches a page of a list, from 0, and keeps it here. Page 0 begins the list anew. Never rejects for want of a network. */
export type FetchList = (list: ListName, page: number) => Promise<FetchListResult>;

/** Rows of a page of a fetched list (spec section 9). */
export const fetchedPageSize = 10;
/** Lists that are kept; the oldest go first. */
const mostKept = 120;

const keyOf = (list: ListName, userId: string) => `seen ${JSON.stringify(list)} ${userId}` as const;

/** What this device has of a list; `null`: nothing yet. */
export async function findFetchedList<K extends ListKind>(
  { db, userId }: ReadContext,
  list: ListName & { kind: K },
): Promise<FetchedList<ListRow<K>> | null> {
  return (await readMeta(db, keyOf(list, userId))) as FetchedList<ListRow<K>> | null;
}

/** Keeps a page that was fetched. What others write is a copy: no op comes of it. */
export async function keepFetchedPage(
  { db, userId, clock }: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  list: ListName,
  { page, rows, total }: { page: number; rows: readonly { id: string }[]; total: number },
): Promise<'kept' | 'no-room'> {
  const key = keyOf(list, userId);
  const at = clock.now();
  try {
    await db.transaction('rw', db.meta, db.blobs, db.answers, async () => {
      const known = (await readMeta(db, key)) as FetchedList<{ id: string }> | null;
      if (list.kind === 'answers' && page === 0) await forgetVoices({ db, userId }, known?.rows ?? [], rows);
      const before = page === 0 ? null : known;
      const fresh = new Set(rows.map(({ id }) => id));
      const kept = before?.rows.filter(({ id }) => !fresh.has(id)) ?? [];
      await writeMeta(db, key, { rows: [...kept, ...rows], total, at: before?.at ?? at });
      const keys = await db.meta.where('key').startsWith('seen ').primaryKeys();
      if (keys.length <= mostKept) return;
      const all = await db.meta.where('key').startsWith('seen ').toArray();
      const byAge = all.toSorted((a, b) => (a.value as FetchedList).at - (b.value as FetchedList).at);
      await db.meta.bulkDelete(byAge.slice(0, keys.length - mostKept).map((row) => row.key));
    });
    return 'kept';
  } catch (error) {
    if (asStorageFailure(error) === 'quota') return 'no-room';
    throw error;
  }
}

/**
 * Recordings of others that are not on the first page any more: their authors may have taken them back. The learner's own stay.
 */
async function forgetVoices(
  { db, userId }: ReadContext,
  before: readonly { id: string }[],
  now: readonly { id: string }[],
): Promise<void> {
  const voicesOf = (rows: readonly { id: string }[]) =>
    (rows as AnswerDto[]).flatMap(({ value }) => (value.kind === 'record' ? [value.recording.sha256] : []));
  const here = new Set(voicesOf(now));
  const gone = voicesOf(before).filter((sha256) => !here.has(sha256));
  if (gone.length === 0) return;
  const own = new Set<string>();
  await db.answers
    .where('[userId+answeredAt]')
    .between([userId, -Infinity], [userId, Infinity])
    .each(({ value }) => {
      if (value.kind === 'record') own.add(value.recording.sha256);
    });
  await db.blobs.bulkDelete(gone.filter((sha256) => !own.has(sha256)).map((sha256) => [userId, sha256]));
}
