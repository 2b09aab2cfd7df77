import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { DataContext } from '#data/store/context.ts';
import type { EntityRow } from '#data/store/entity-row.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

export interface WordOfBook {
  book: BookName;
  word: string;
}

/** One spelling of the letters, so that every device names the word alike. Its case stays as written. */
const normalized = <Word extends WordOfBook>(input: Word): Word => ({
  ...input,
  word: input.word.trim().normalize('NFC'),
});

const isThere = (row: EntityRow | undefined): boolean => (row?.value ?? null) !== null;

/** Puts a word into a book. `duplicate`: it is in it. `practiceType`: where it was met (vocab book only). */
export function addWord(
  context: DataContext,
  { practiceType = null, ...word }: WordOfBook & { practiceType?: TaskType | null },
): Promise<WriteResult> {
  const payload = { ...normalized(word), isIn: true, practiceType };
  return writeKind(context, 'bookWord.set', payload, {
    check: (row) => (isThere(row) ? 'duplicate' : null),
  });
}

/** Takes a word out of a book, with its mark and its note. */
export function removeWord(context: DataContext, word: WordOfBook): Promise<WriteResult> {
  const payload = { ...normalized(word), isIn: false, practiceType: null };
  return writeKind(context, 'bookWord.set', payload, { check: (row) => (isThere(row) ? null : 'missing') });
}

/** Marks a word of a book; `null` takes the mark away. */
export function setWordBookmark(
  context: DataContext,
  input: WordOfBook & { bookmark: Exclude<BookmarkType, 'UNMARK'> | null },
): Promise<WriteResult> {
  return writeKind(context, 'wordBookmark.set', normalized(input), {
    check: (row) => (isThere(row) ? null : 'missing'),
  });
}

/**
 * Writes the note on a word (plain text, 2,000 characters; pronunciation 5,000); `null` deletes it. Merged like notes, and `seen` is
 * as there.
 */
export function setWordNote(
  context: DataContext,
  { seen, ...input }: WordOfBook & { note: string | null; seen?: string | null },
): Promise<WriteResult> {
  return writeKind(context, 'wordNote.set', normalized(input), {
    seen,
    check: (row) => (isThere(row) ? null : 'missing'),
  });
}
