import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findEntity, findTextConflict, listEntities, type Entity, type TextConflict } from './entities.ts';
import { shownRow } from './shown-row.ts';

export interface NoteView {
  /** `null`: there is no note. */
  readonly note: Entity<'note'> | null;
  readonly conflict: TextConflict | null;
}

/** The own note on a practice, and whether two texts of it wait for a choice. */
export async function findNote(
  context: ReadContext,
  { practiceId }: { practiceId: number },
): Promise<NoteView> {
  const key = String(practiceId);
  const note = await findEntity(context, 'note', key);
  const target = targetOf('note', key);
  return { note, conflict: await findTextConflict(context, { target, slot: target }) };
}

/** A note with the question that it is on. */
export interface ListedNote {
  readonly practiceId: number;
  /** Of the note; another one once the server has it. */
  readonly id: string;
  readonly description: string;
  /** When it was written last, epoch ms. */
  readonly at: number;
  /** `null`: this device does not have the question. */
  readonly question: { readonly title: string; readonly taskType: TaskType } | null;
  readonly syncState: Entity<'note'>['syncState'];
}

/** Most notes that are read at once; more than a learner writes in years. */
const mostNotes = 5_000;

const questionOf = (row: PracticeListRow) => ({ title: shownRow(row).title, taskType: row.taskType });

/** Own notes, the one written last first. Search and filter of a screen are over all of them. */
export async function listNotes(context: ReadContext): Promise<ListedNote[]> {
  const { rows } = await listEntities(context, { kind: 'note', group: 'all', limit: mostNotes });
  const questions = await context.db.practices.bulkGet(rows.map(({ value }) => value.practiceId));
  return rows.map(({ value, syncState }, at) => {
    const { id, practiceId, description, date } = value;
    const row = questions[at];
    const question = row ? questionOf(row) : null;
    return { id, practiceId, description, at: Date.parse(date), question, syncState };
  });
}

/** Where a note belongs: the question that an address names, whether or not there is a note on it yet. */
export interface NotePlace {
  readonly practiceId: number;
  readonly question: ListedNote['question'];
}

/** By the number of its question, or by the id of the note. `null`: there is neither. */
export async function findNotePlace(
  context: ReadContext,
  { noteId }: { noteId: string },
): Promise<NotePlace | null> {
  const notes = await listNotes(context);
  const note = notes.find(({ id, practiceId }) => id === noteId || String(practiceId) === noteId);
  if (note) return { practiceId: note.practiceId, question: note.question };
  const row = /^\d{1,6}$/u.test(noteId) ? await context.db.practices.get(Number(noteId)) : undefined;
  return row ? { practiceId: row.id, question: questionOf(row) } : null;
}
