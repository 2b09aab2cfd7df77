import type { ReadContext } from '#data/context.ts';
import { targetOf } from '#data/kinds/kinds.ts';
import {
  findEntity,
  findTextConflict,
  listEntities,
  type Entity,
  type Page,
  type TextConflict,
} from './entities.ts';

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

/** Own notes, the one written last first. */
export const listNotes = (context: ReadContext, page: Page) =>
  listEntities(context, { kind: 'note', group: 'all', ...page });
