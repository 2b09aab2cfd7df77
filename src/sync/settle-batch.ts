import { copiedUntil } from '#domain/outbox/compile-op.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { OpError, OutboxOp } from '#domain/outbox/op.ts';
import type { HostPatch, Settlement } from '#domain/outbox/store/sync-store.ts';
import type { SyncTrouble } from '#domain/outbox/store/engine-memory.ts';
import type { Random } from '#platform/random.ts';
import { actionFor, type Action, type OpOutcome } from './action-for.ts';
import { backoffMs, hostBackoffMs, toldMs } from './backoff.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { ReadBatch } from './read-batch.ts';

/** After so many 5xx answers to one op while others got through, the op itself is the suspect. */
const poisonLimit = 8;
/** So many conflicts in a row are answered at once; then the op backs off like any other. */
const rebaseLimit = 5;

export interface BatchSituation {
  readonly now: number;
  readonly ms: number;
  readonly random: Random;
  /** Failed requests in a row before this one. */
  readonly hostFailures: number;
  /** Requests with a 500 since anything got through, in this pass. */
  readonly strikes: number;
  /** Something else got through in this pass: the server as a whole works. */
  readonly othersGotThrough: boolean;
}

export interface SettledBatch {
  readonly settlements: readonly Settlement[];
  readonly host: HostPatch;
  readonly gotThrough: boolean;
}

/** Decides from a batch and its outcome what becomes of each op and of the queue as a whole. Pure. */
export function settleBatch(
  ops: readonly OutboxOp[],
  outcome: CallOutcome<ReadBatch>,
  situation: BatchSituation,
): SettledBatch {
  const sharedBy = outcome.kind === 'answered' ? 1 : ops.length;
  const gotThrough = outcome.kind === 'answered';
  const decided = ops.map((op) => {
    const own = opOutcome(op, outcome);
    const copied = copiedUntil(op, situation.now);
    const of = { cls: op.cls, sharedBy, isOwnResult: gotThrough, copiedUntil: copied };
    return { op, own, action: actionFor(own, of) };
  });
  const context = { ...situation, sharedBy, othersGotThrough: situation.othersGotThrough || gotThrough };
  return {
    settlements: decided.map(({ op, own, action }) => settleOp(op, own, action, context)),
    host: {
      ...hostAfter(decided, gotThrough, situation),
      ...(outcome.kind === 'answered' ? told(outcome.body) : {}),
    },
    gotThrough,
  };
}

function told({ serverTime, aiQuota }: ReadBatch): HostPatch {
  return { serverTime, ...(aiQuota ? { aiQuota } : {}) };
}

function opOutcome(op: OutboxOp, outcome: CallOutcome<ReadBatch>): OpOutcome {
  if (outcome.kind === 'refused') return { ...outcome, current: null };
  if (outcome.kind !== 'answered') return outcome;

  if (outcome.body.unread?.includes(op.opId)) return { kind: 'unread' };
  const result = outcome.body.results.find((each) => each.opId === op.opId);
  if (!result) return { kind: 'unknown', reason: 'unreadable' };
  if (result.outcome === 'applied') {
    return { kind: 'applied', replayed: result.replayed, change: result.change };
  }
  const { error, retryAfterSeconds, current } = result;
  return {
    kind: 'refused',
    status: error.status,
    code: error.code,
    message: error.errors[0]?.defaultMessage ?? error.message,
    retryAfterMs: retryAfterSeconds === null ? null : toldMs(retryAfterSeconds * 1_000),
    current,
  };
}

function errorOf(own: OpOutcome, at: number): OpError {
  if (own.kind === 'refused') return { code: own.code, message: own.message, at };
  return { code: own.kind === 'unknown' ? own.reason : own.kind, message: '', at };
}

type Keep = Extract<Settlement, { kind: 'keep' }>;

type OpContext = BatchSituation & { readonly sharedBy: number };

function settleOp(op: OutboxOp, own: OpOutcome, action: Action, situation: OpContext): Settlement {
  const { seq, opId } = op;
  if (action.do === 'acknowledge') {
    const { replayed, change } = action;
    return { kind: 'done', seq, opId, replayed, change, ms: situation.ms };
  }
  const keep = (patch: Partial<Keep['patch']>, more: Partial<Keep> = {}): Keep => ({
    kind: 'keep',
    seq,
    opId,
    patch: { state: 'pending', dueAt: 0, lastError: errorOf(own, situation.now), ...patch },
    current: null,
    missingBlobs: [],
    ...more,
  });
  const later = () => situation.now + backoffMs(op.attempts, situation.random);
  if (action.do === 'give-up') return keep({ state: 'dead' });
  if (action.do === 'hold') return keep({ dueAt: action.until });
  if (action.do === 'revive') {
    const revive = findOpRule(op.kind)?.revive;
    if (!revive) return keep({ state: 'dead' });
    const revival = revive(op.payload);
    // Nothing to bring back: the wish went with what it was about.
    if (!revival) return { kind: 'done', seq, opId, replayed: false, change: null, ms: situation.ms };
    return keep({}, { revival });
  }
  if (action.do === 'park') return keep({ state: action.state });
  if (action.do === 'split') {
    // Half of the company that it really had: halving the limit alone would send a small batch again and again.
    return keep({ maxBatch: Math.max(1, Math.floor(Math.min(op.maxBatch, situation.sharedBy) / 2)) });
  }
  if (action.do === 'upload-again') return keep({ dueAt: later() }, { missingBlobs: op.blobKeys });
  if (action.do === 'rebase') {
    const dueAt = op.attempts % rebaseLimit === 0 ? later() : 0;
    return keep({ dueAt }, { current: action.current });
  }
  if (action.waits === 'host') return keep({});
  const retryAt = situation.now + (own.kind === 'refused' ? (own.retryAfterMs ?? 0) : 0);
  const isServerError = own.kind === 'refused' && own.status >= 500;
  const serverErrors = isServerError && situation.othersGotThrough ? op.serverErrors + 1 : op.serverErrors;
  if (serverErrors >= poisonLimit) return keep({ state: 'dead', serverErrors });
  return keep({ serverErrors, dueAt: Math.max(retryAt, later()) });
}

interface Decided {
  readonly own: OpOutcome;
  readonly action: Action;
}

const strikeLimit = 6;

function hostAfter(decided: readonly Decided[], gotThrough: boolean, situation: BatchSituation): HostPatch {
  const { now, random, hostFailures, strikes } = situation;
  if (decided.some(({ action }) => action.do === 'park' && action.state === 'parked-auth')) {
    return { needsSignIn: true, trouble: 'sign-in' };
  }
  const waiting = decided.find(({ action }) => action.do === 'retry' && action.waits === 'host');
  const told = waiting?.own.kind === 'refused' ? waiting.own.retryAfterMs : null;
  // A storm of 500 looks like many bad ops: after a few, or when the host was bad already, everything waits.
  const isStorm = !gotThrough && (hostFailures > 0 || strikes >= strikeLimit);
  if (waiting || isStorm) {
    const isTimeout = waiting?.own.kind === 'unknown' && waiting.own.reason === 'timeout';
    const until = now + (told ?? hostBackoffMs(hostFailures, random, isTimeout));
    return {
      pause: { until, cause: told === null ? 'backoff' : 'told' },
      hostFailures: hostFailures + 1,
      trouble: troubleOf((waiting ?? decided[0])?.own),
    };
  }
  return gotThrough ? { pause: null, hostFailures: 0, trouble: null } : {};
}

function troubleOf(own: OpOutcome | undefined): SyncTrouble {
  return own?.kind === 'unknown' ? 'offline' : 'server';
}
