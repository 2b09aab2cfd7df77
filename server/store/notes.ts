import { randomUUID } from 'node:crypto';
import type { NoteDto } from '#contract/entities/note.ts';
import type { Change } from '#contract/sync.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { note } from '#server/db/schema/practices.ts';
import { Problem } from '#server/problem.ts';
import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { BankIndex } from './bank-index.ts';
import { isStale, type BaseVersion } from './base-version.ts';
import { cleanNote } from './clean-note.ts';
import { ownChanges } from './own-changes.ts';

type NoteRow = typeof note.$inferSelect;

/** The note as a row of the change feed; its key is the practice. A note without text is a tombstone. */
function noteChange(row: NoteRow): Change {
  const { id, practiceId, description, version } = row;
  const date = row.modifiedAt.toISOString();
  const value = description === null ? null : { id, practiceId, description, date };
  return { kind: 'note', key: String(practiceId), version, deleted: value === null, value };
}

export const readNoteChanges = ownChanges(note, note.practiceId, noteChange, Number);

export interface NoteIntent {
  readonly practiceId: number;
  /** `null`: no note. */
  readonly description: string | null;
  readonly baseVersion: BaseVersion;
}

/** Brings the note on a practice to the wanted text. A note that has it already stays as it is. */
export async function setNote(tx: Tx, learnerId: string, intent: NoteIntent, now: Date): Promise<Change> {
  const { practiceId, baseVersion } = intent;
  const description = intent.description === null ? null : cleanNote(intent.description);
  const [row] = await tx
    .select()
    .from(note)
    .where(and(eq(note.learnerId, learnerId), eq(note.practiceId, practiceId)));
  if (row === undefined) {
    const [made] = await tx
      .insert(note)
      .values({ id: randomUUID(), learnerId, practiceId, description, version: 1, modifiedAt: now })
      .returning();
    if (made === undefined) throw new Error('the note was not stored');
    return noteChange(made);
  }
  if (row.description === description) return noteChange(row);
  if (isStale(baseVersion, { version: row.version, isAbsent: row.description === null }))
    throw new Problem('VERSION_CONFLICT', 'The note was changed elsewhere', { current: noteChange(row) });
  const [changed] = await tx
    .update(note)
    .set({ description, version: row.version + 1, modifiedAt: now })
    .where(eq(note.id, row.id))
    .returning();
  if (changed === undefined) throw new Error('the note was not stored');
  return noteChange(changed);
}

/**
 * The practice that an own note is on, also after the note was deleted: a repeated deletion must find its key.
 * A note of somebody else does not exist for this learner.
 */
export async function practiceOfNote(queries: Queries, learnerId: string, id: string): Promise<number> {
  const [row] = await queries
    .select({ practiceId: note.practiceId })
    .from(note)
    .where(and(eq(note.id, id), eq(note.learnerId, learnerId)));
  if (row === undefined) throw noteNotFound();
  return row.practiceId;
}

/** Fails unless there is a note on the practice now. */
export async function checkNoteExists(tx: Tx, learnerId: string, practiceId: number): Promise<void> {
  const slot = and(eq(note.learnerId, learnerId), eq(note.practiceId, practiceId));
  const [row] = await tx.select({ description: note.description }).from(note).where(slot);
  if (row === undefined || row.description === null) throw noteNotFound();
}

function noteNotFound(): Problem {
  return new Problem('NOT_FOUND', 'The note does not exist');
}

/** The note of a change as the single calls answer it. */
export function noteDto(bank: BankIndex, change: Change): NoteDto {
  if (change.kind !== 'note' || change.value === null) throw noteNotFound();
  const { value, version } = change;
  const item = bank.getById(value.practiceId);
  const { section } = taskAddresses[item.taskType];
  const named = { title: item.title, category: section, practiceType: item.taskType };
  return { ...value, ...named, version, currentVersion: version };
}

/** Own notes, the one that was written last first. */
export async function listNotes(
  queries: Queries,
  bank: BankIndex,
  learnerId: string,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: NoteDto[]; totalElements: number }> {
  const where = and(
    eq(note.learnerId, learnerId),
    isNotNull(note.description),
    inArray(
      note.practiceId,
      bank.items.map((item) => item.id),
    ),
  );
  const [total] = await queries.select({ n: count() }).from(note).where(where);
  const rows = await queries
    .select()
    .from(note)
    .where(where)
    .orderBy(desc(note.modifiedAt), desc(note.id))
    .limit(page.size)
    .offset(page.page * page.size);
  return { rows: rows.map((row) => noteDto(bank, noteChange(row))), totalElements: total?.n ?? 0 };
}
