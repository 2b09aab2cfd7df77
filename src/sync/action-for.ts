import type { ErrorCode } from '#contract/errors.ts';
import type { MutationClass } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import type { CallOutcome, Refusal } from './call-outcome.ts';

/** How one op ended: by its own result, or with the whole request that carried it. */
export type OpOutcome =
  | { kind: 'applied'; replayed: boolean; change: Change | null }
  | (Refusal & { current: Change | null })
  /** The server is newer than this app, and said what the app does not know. */
  | { kind: 'unread' }
  | Exclude<CallOutcome<never>, { kind: 'answered' | 'refused' }>;

/** What happens next to an op. Nothing in this list drops one in silence. */
export type Action =
  | { do: 'acknowledge'; replayed: boolean; change: Change | null }
  /** Again, under the same id. `host`: the server or the network is the cause, so everything waits. */
  | { do: 'retry'; waits: 'host' | 'op' }
  /** Again, but in smaller company: one of these ops may be the cause. */
  | { do: 'split' }
  | { do: 'park'; state: 'parked-auth' | 'parked-quota' | 'parked-version' }
  /** The server has another version: take it as base, keep the wish. */
  | { do: 'rebase'; current: Change | null }
  /** What a register is about is gone: bring it back first, or be done, as the kind says. */
  | { do: 'revive' }
  /** The server lacks a recording that this device thought to be there. */
  | { do: 'upload-again' }
  /** Not again, but its lane waits for it until `until`: a copy that is still under way may be done. Epoch ms. */
  | { do: 'hold'; until: number }
  /** The learner must see it. */
  | { do: 'give-up' };

export interface OpSituation {
  readonly cls: MutationClass;
  /** How many ops shared this outcome; 1 for an own result. */
  readonly sharedBy: number;
  /** The batch got through, and this is the answer to this op alone: no word about the host. */
  readonly isOwnResult: boolean;
  /** Until when a copy of its first request may still arrive, epoch ms; `null`: none may. */
  readonly copiedUntil: number | null;
}

const giveUp: Action = { do: 'give-up' };
const waitForHost: Action = { do: 'retry', waits: 'host' };
const waitAlone: Action = { do: 'retry', waits: 'op' };

const onMissing: Record<MutationClass, Action> = {
  // What should go is gone.
  remove: { do: 'acknowledge', replayed: false, change: null },
  register: { do: 'revive' },
  append: giveUp,
};

type RefusalRule = (outcome: Refusal & { current: Change | null }, op: OpSituation) => Action;

const refusalRules: Record<ErrorCode, RefusalRule> = {
  VALIDATION: () => giveUp,
  BAD_JSON: () => giveUp,
  FORBIDDEN: () => giveUp,
  METHOD_NOT_ALLOWED: () => giveUp,
  // The server is older than this app. The op is good: it is tried again with the next drain.
  NOT_IMPLEMENTED: () => ({ do: 'park', state: 'parked-version' }),
  PAYLOAD_TOO_LARGE: () => giveUp,
  UNSUPPORTED_MEDIA_TYPE: () => giveUp,
  RANGE_NOT_SATISFIABLE: () => giveUp,
  IDEMPOTENCY_MISMATCH: () => giveUp,
  // It may have been done: only the learner may send it again.
  KEY_EXPIRED: (_, { copiedUntil }) => (copiedUntil === null ? giveUp : { do: 'hold', until: copiedUntil }),
  HASH_MISMATCH: () => giveUp,
  UNAUTHENTICATED: () => ({ do: 'park', state: 'parked-auth' }),
  ACCOUNT_GONE: () => ({ do: 'park', state: 'parked-auth' }),
  AI_LIMIT: () => ({ do: 'park', state: 'parked-quota' }),
  PREMIUM_REQUIRED: () => ({ do: 'park', state: 'parked-quota' }),
  NOT_FOUND: (_, { cls }) => onMissing[cls],
  VERSION_CONFLICT: ({ current }) => ({ do: 'rebase', current }),
  // The word is in the book, which is all that was wanted.
  DUPLICATE_WORD: ({ current }) => ({ do: 'acknowledge', replayed: true, change: current }),
  BLOB_MISSING: () => ({ do: 'upload-again' }),
  IN_PROGRESS: () => waitAlone,
  CURSOR_EXPIRED: () => waitAlone,
  // A limit of one kind of act, as that of comments in a day, is none of the rest.
  RATE_LIMITED: (_, { isOwnResult }) => (isOwnResult ? waitAlone : waitForHost),
  UNAVAILABLE: () => waitForHost,
  INTERNAL: () => waitAlone,
};

/** THE table: from how it ended to what happens next. One entry for every outcome and every code of the contract. */
export function actionFor(outcome: OpOutcome, op: OpSituation): Action {
  if (outcome.kind === 'applied') {
    return { do: 'acknowledge', replayed: outcome.replayed, change: outcome.change };
  }
  // With the update it is asked about again, under the same id.
  if (outcome.kind === 'unread') return { do: 'park', state: 'parked-version' };
  if (outcome.kind === 'signed-out') return { do: 'park', state: 'parked-auth' };
  if (outcome.kind === 'unknown') return waitForHost;
  const action = refusalRules[outcome.code](outcome, op);
  // A no to a whole batch is a no to something in it; only alone it is a no to this op.
  const isWholeRequest = outcome.code === 'INTERNAL' || outcome.code === 'NOT_FOUND';
  const mayBeOther = action.do === 'give-up' || isWholeRequest;
  return op.sharedBy > 1 && mayBeOther ? { do: 'split' } : action;
}
