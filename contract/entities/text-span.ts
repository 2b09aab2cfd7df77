import { z } from 'zod';

/** A stretch of a text: UTF-16 offsets, the end not included. */
export const TextSpan = z.object({ start: z.int().min(0), end: z.int().min(0) });
export type TextSpan = z.infer<typeof TextSpan>;
