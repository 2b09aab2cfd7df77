import type { z } from 'zod';
import { upcastPayload, type PayloadVersions, type Versioned } from '#contract/payload-version.ts';
import { fieldErrorsOf } from '#server/field-errors.ts';
import { invalidField, Problem } from '#server/problem.ts';

/**
 * The payload of an op in the newest version of its kind, whichever version the device wrote it in.
 * @throws Problem NOT_IMPLEMENTED (of a newer version: it waits for the server's update), VALIDATION
 */
export function parsePayload(
  kind: PayloadVersions & { readonly payload: z.ZodType },
  op: Versioned,
): unknown {
  if (op.v > kind.v)
    throw new Problem('NOT_IMPLEMENTED', 'The server does not know this version of the change yet');
  if (op.v < 1) throw invalidField('v', 'must be 1 or more');
  const parsed = kind.payload.safeParse(upcastPayload(kind, op));
  if (!parsed.success)
    throw new Problem('VALIDATION', 'Validation failed', { errors: fieldErrorsOf(parsed.error.issues) });
  return parsed.data;
}
