import type { DataContext } from '#data/store/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/**
 * Writes the note on a practice (HTML, at most 2,000 characters of plain text); `null` deletes it. A note that another
 * device changed meanwhile is merged with it; where that cannot be, both texts wait for `resolveConflict`. `seen`: the text that the
 * learner began with (see `WriteOptions`).
 */
export function setNote(
  context: DataContext,
  { seen, ...input }: { practiceId: number; description: string | null; seen?: string | null },
): Promise<WriteResult> {
  return writeKind(context, 'note.set', input, { seen });
}
