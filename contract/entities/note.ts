import { z } from 'zod';
import { TaskType } from '#contract/task-type.ts';
import { textLimits } from '#contract/text-limits.ts';

/** HTML of a note; its plain text has at most 2,000 characters (spec section 5). */
export const noteText = z.string().min(1, 'must not be empty').max(textLimits.noteHtml);

export const NoteDto = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.string(),
  date: z.iso.datetime(),
  description: z.string(),
  practiceId: z.int(),
  practiceType: TaskType,
  version: z.int().min(1),
  /** The same figure by the other name that clients know it by. */
  currentVersion: z.int().min(1).optional(),
});
export type NoteDto = z.infer<typeof NoteDto>;
export const NoteCreate = z.object({ practiceId: z.int(), description: noteText });
export const NoteUpdate = z.object({ practiceId: z.int(), description: noteText, version: z.int().min(1) });

/** A note on a practice as the change feed carries it; its key is the practice. */
export const PracticeNoteDto = NoteDto.pick({ id: true, practiceId: true, description: true, date: true });
export type PracticeNoteDto = z.infer<typeof PracticeNoteDto>;
