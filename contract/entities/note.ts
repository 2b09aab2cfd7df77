import { z } from 'zod';
import { TaskType } from '../task-type.ts';

/** A note of a learner on a practice (at most 2,000 plain-text characters; checked without the markup). */
export const noteLimit = 2_000;
/** A note on a word of a book. */
export const wordNoteLimit = 5_000;

const noteText = z.string().min(1, 'must not be empty').max(20_000);

export const NoteDto = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.string(),
  date: z.iso.datetime(),
  description: z.string(),
  practiceId: z.int(),
  practiceType: TaskType,
  version: z.int().min(1),
});
export const NoteCreate = z.object({ practiceId: z.int(), description: noteText });
export const NoteUpdate = z.object({ practiceId: z.int(), description: noteText, version: z.int().min(1) });
