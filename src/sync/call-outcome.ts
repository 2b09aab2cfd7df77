import type { ErrorCode } from '#contract/errors.ts';

/** How a call of the API ended. Nothing here ever throws: a failure is an outcome. */
export type CallOutcome<Body> =
  | { kind: 'answered'; body: Body }
  /** Our server said no, in its own error shape. */
  | Refusal
  /** Nobody knows whether the server did it: the network failed, or somebody else answered (a captive portal). */
  | { kind: 'unknown'; reason: UnknownReason }
  /** There is no token of this learner, and none can be had. `isGone`: the server says that the account was deleted. */
  | { kind: 'signed-out'; isGone?: true };

export interface Refusal {
  kind: 'refused';
  status: number;
  code: ErrorCode;
  /** For people: the first `defaultMessage` where there is one. */
  message: string;
  retryAfterMs: number | null;
}

export type UnknownReason = 'network' | 'timeout' | 'not-ours' | 'unreadable';
