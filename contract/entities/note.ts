import { z } from 'zod';
import { TaskType } from '../task-type.ts';

/** HTML of a note; its plain text has at most 2,000 characters (spec section 5). */
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
