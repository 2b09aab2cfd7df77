import { foldWord } from '#domain/words/fold-word.ts';
import { randomUUID } from 'node:crypto';
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { bookWord } from '#server/db/schema/words.ts';
import { Problem } from '#server/problem.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isStale, type BaseVersion } from './base-version.ts';
import { checkBookRoom } from './most-of-a-learner.ts';
import { ownChanges } from './own-changes.ts';

export type BookWordRow = typeof bookWord.$inferSelect;

/** The word as a row of the change feed; its key is book and word. A word that is out is a tombstone. */
export function bookWordChange(row: BookWordRow): Change {
  const { id, book, word, practiceType, bookmark, note, practiceCount } = row;
  const createdDate = row.createdAt.toISOString();
  const value = { id, book, word, practiceType, bookmark, note, practiceCount, createdDate };
  return {
    kind: 'bookWord',
    key: `${book}:${row.wordKey}`,
    version: row.version,
    deleted: !row.isIn,
    value: row.isIn ? value : null,
  };
}

export const readBookWordChanges = ownChanges(
  bookWord,
  sql`${bookWord.book} || ':' || ${bookWord.wordKey}`,
  bookWordChange,
);

export interface WordSlot {
  readonly book: BookName;
  readonly word: string;
}

/** The row of a word in a book; a word that was taken out has one too. */
export async function findBookWord(
  queries: Queries,
  learnerId: string,
  { book, word }: WordSlot,
): Promise<BookWordRow | undefined> {
  const [row] = await queries
    .select()
    .from(bookWord)
    .where(
      and(eq(bookWord.learnerId, learnerId), eq(bookWord.book, book), eq(bookWord.wordKey, foldWord(word))),
    );
  return row;
}

export interface MembershipIntent extends WordSlot {
  readonly isIn: boolean;
  /** Where the word was met; vocab book only. */
  readonly practiceType: TaskType | null;
  readonly baseVersion: BaseVersion;
}

/** Puts a word into a book or takes it out. A word that is where it is wanted stays as it is. */
export async function setBookWord(
  tx: Tx,
  learnerId: string,
  intent: MembershipIntent,
  now: Date,
): Promise<Change> {
  const { book, word, isIn, practiceType, baseVersion } = intent;
  const row = await findBookWord(tx, learnerId, intent);
  const blank = { bookmark: null, note: null, practiceCount: 0, createdAt: now };
  if (row === undefined) {
    await checkBookRoom(tx, learnerId, book);
    const slot = { id: randomUUID(), learnerId, book, word, wordKey: foldWord(word) };
    const [made] = await tx
      .insert(bookWord)
      .values({ ...slot, ...blank, isIn, practiceType, version: 1 })
      .returning();
    if (made === undefined) throw new Error('the word was not stored');
    return bookWordChange(made);
  }
  if (row.isIn === isIn) return bookWordChange(row);
  checkBase(row, baseVersion, !row.isIn);
  return changeRow(tx, row, isIn ? { ...blank, word, isIn, practiceType } : { ...blank, isIn });
}

/** Marks a word of a book. `null` removes the mark. */
export async function setWordBookmark(
  tx: Tx,
  learnerId: string,
  intent: WordSlot & { readonly bookmark: BookmarkType | null; readonly baseVersion: BaseVersion },
): Promise<Change> {
  const row = await getWordIn(tx, learnerId, intent);
  const { bookmark, baseVersion } = intent;
  if (row.bookmark === bookmark) return bookWordChange(row);
  checkBase(row, baseVersion, row.bookmark === null);
  return changeRow(tx, row, { bookmark });
}

/** Writes a note on a word of a book. `null` removes it. */
export async function setWordNote(
  tx: Tx,
  learnerId: string,
  intent: WordSlot & { readonly note: string | null; readonly baseVersion: BaseVersion },
): Promise<Change> {
  const row = await getWordIn(tx, learnerId, intent);
  const { note, baseVersion } = intent;
  if (row.note === note) return bookWordChange(row);
  checkBase(row, baseVersion, row.note === null);
  return changeRow(tx, row, { note });
}

/** Counts one more practice of a word of a book. */
export async function countWordPractice(tx: Tx, learnerId: string, slot: WordSlot): Promise<Change> {
  const row = await getWordIn(tx, learnerId, slot);
  return changeRow(tx, row, { practiceCount: row.practiceCount + 1 });
}

/** Counts one more practice of those of the words that are in the book. */
export async function countBookPractice(
  tx: Tx,
  learnerId: string,
  { book, words }: { readonly book: BookName; readonly words: readonly string[] },
): Promise<Change[]> {
  const rows = await tx
    .update(bookWord)
    .set({
      practiceCount: sql`${bookWord.practiceCount} + 1`,
      version: sql`${bookWord.version} + 1`,
    })
    .where(
      and(
        eq(bookWord.learnerId, learnerId),
        eq(bookWord.book, book),
        eq(bookWord.isIn, true),
        inArray(bookWord.wordKey, words.map(foldWord)),
      ),
    )
    .returning();
  return rows.map(bookWordChange);
}

async function getWordIn(tx: Tx, learnerId: string, slot: WordSlot): Promise<BookWordRow> {
  const row = await findBookWord(tx, learnerId, slot);
  if (row?.isIn !== true) throw wordNotFound();
  return row;
}

export function wordNotFound(): Problem {
  return new Problem('NOT_FOUND', 'The word is not in the book');
}

function checkBase(row: BookWordRow, base: BaseVersion, isAbsent: boolean): void {
  if (isStale(base, { version: row.version, isAbsent }))
    throw new Problem('VERSION_CONFLICT', 'The word was changed elsewhere', { current: bookWordChange(row) });
}

async function changeRow(tx: Tx, row: BookWordRow, set: Partial<BookWordRow>): Promise<Change> {
  const [changed] = await tx
    .update(bookWord)
    .set({ ...set, version: row.version + 1 })
    .where(eq(bookWord.id, row.id))
    .returning();
  if (changed === undefined) throw new Error('the word was not stored');
  return bookWordChange(changed);
}
