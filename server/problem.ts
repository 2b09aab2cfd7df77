import type { ApiError, ErrorCode, FieldError } from '#contract/errors.ts';
import type { Change } from '#contract/sync.ts';

const statusOf = {
  VALIDATION: 400,
  BAD_JSON: 400,
  UNAUTHENTICATED: 401,
  // Also without a body (HEAD) it must not look like a token that can be renewed.
  ACCOUNT_GONE: 410,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_IMPLEMENTED: 501,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  VERSION_CONFLICT: 409,
  DUPLICATE_WORD: 409,
  IN_PROGRESS: 409,
  IDEMPOTENCY_MISMATCH: 422,
  KEY_EXPIRED: 409,
  HASH_MISMATCH: 422,
  CURSOR_EXPIRED: 410,
  AI_LIMIT: 429,
  PREMIUM_REQUIRED: 403,
  BLOB_MISSING: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

export interface ProblemDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** The entity as it is now, for VERSION_CONFLICT. */
  readonly current?: Change;
}

/** An expected failure of a call; thrown anywhere on the server, answered in the one error shape. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf[this.code];
  }

  /** What goes over the wire. */
  toApiError(): ApiError {
    return {
      status: this.status,
      code: this.code,
      message: this.message,
      error: this.message,
      errors: [...(this.details.errors ?? [])],
    };
  }
}

/** A VALIDATION problem of one field. */
export function invalidField(field: string, defaultMessage: string, code = 'custom'): Problem {
  return new Problem('VALIDATION', 'Validation failed', { errors: [{ field, code, defaultMessage }] });
}

/** A VALIDATION problem of one field whose sentence a learner can read as it is. */
export function badInput(field: string, sentence: string): Problem {
  return new Problem('VALIDATION', sentence, {
    errors: [{ field, code: 'custom', defaultMessage: sentence }],
  });
}
