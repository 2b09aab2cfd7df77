import { z } from 'zod';

/** Machine codes of the one error shape. Screens and the sync engine branch on these, never on messages. */
export const errorCodes = [
  'VALIDATION', 'BAD_JSON', 'UNAUTHENTICATED', 'ACCOUNT_GONE', 'FORBIDDEN', 'NOT_FOUND', 'METHOD_NOT_ALLOWED',
  'NOT_IMPLEMENTED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RANGE_NOT_SATISFIABLE',
  'VERSION_CONFLICT', 'DUPLICATE_WORD', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', 'KEY_EXPIRED', 'HASH_MISMATCH',
  'CURSOR_EXPIRED', 'AI_LIMIT', 'PREMIUM_REQUIRED', 'BLOB_MISSING', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL',
] as const; // prettier-ignore
export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

export const FieldError = z.object({
  field: z.string(),
  code: z.string(),
  defaultMessage: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

/**
 * Every failed call answers with this shape and nothing else. `message` is for people, `error` repeats it for
 * the dictation screen (spec section 8), `errors` lists the fields at fault, first one first.
 */
export const ApiError = z.object({
  status: z.int().min(400).max(599),
  code: ErrorCode,
  message: z.string(),
  error: z.string(),
  errors: z.array(FieldError),
});
export type ApiError = z.infer<typeof ApiError>;

/** Every API answer carries this header; an answer without it comes from somebody else (a captive portal). */
export const apiHeader = 'x-api';
export const apiHeaderValue = '1';
export const idempotencyHeader = 'idempotency-key';
/**
 * When the learner last signed in on this device, epoch ms by the clock of the identity provider: not when a token was renewed. A
 * device that signed in before an account was deleted hears ACCOUNT_GONE, however new its token is.
 */
export const signedInHeader = 'x-signed-in-at';
