import { z } from 'zod';
import { itemFields } from '#contract/items/item-fields.ts';

/** A text that is read aloud. */
export const ReadAloudItem = z.object({ ...itemFields, taskType: z.literal('RA'), text: z.string().min(1) });
