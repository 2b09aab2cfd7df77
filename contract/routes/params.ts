import { z } from 'zod';
import { idempotencyHeader } from '#contract/errors.ts';

export const idNumber = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0)
  .max(2_147_483_647);
export const PracticeIdParams = z.object({ practiceId: idNumber });
export const UuidParams = z.object({ id: z.uuid('must be a UUID') });
export const IdempotencyHeaders = z.object({ [idempotencyHeader]: z.uuid('must be a UUID').optional() });
