import { createHash } from 'node:crypto';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import { planUploaded, type BlobWrites } from '#domain/outbox/blob-writes.ts';
import { localKey, targetOf } from '#domain/outbox/kinds/kinds.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import { newOp, type NewOp, type OpContext } from '#domain/outbox/new-op.ts';
import type { OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { planEnqueue, type EnqueuePlan } from '#domain/outbox/plan-enqueue.ts';
import { inQueueOrder } from '#domain/outbox/queue-order.ts';
import type { QueueWrites } from '#domain/outbox/queue-writes.ts';
import { releaseOp } from '#domain/outbox/release-op.ts';
import { planFollowUp } from '#domain/outbox/settle/plan-follow-up.ts';
import { hasTriedOther, isMarkable, planMark } from '#domain/outbox/settle/plan-mark.ts';
import { planMoot } from '#domain/outbox/settle/plan-moot.ts';
import { isAwaited, planSettle, type SettlePlan } from '#domain/outbox/settle/plan-settle.ts';
import { shadowAfter } from '#domain/outbox/shadow-after.ts';
import { freshMemory, type EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import { leftOutOf } from '#domain/outbox/store/left-out.ts';
import {
  afterBeat,
  afterPage,
  afterReset,
  afterRestage,
  afterSettle,
  afterTake,
  afterUnpark,
  whileHeld,
} from '#domain/outbox/store/memory-steps.ts';
import {
  withoutPayload,
  type Fence,
  type Lease,
  type MarkedOps,
  type QueuedOp,
  type Settlement,
  type SyncStore,
} from '#domain/outbox/store/sync-store.ts';
import { viewOf, type Shadow } from '#domain/outbox/view.ts';
import { hashable } from '#data/store/sync-store/summarize.ts';

interface MemoryUser {
  state: EngineMemory;
  /** What the server said, by target (`note:1`). What the learner sees is this with the ops on top. */
  shadows: Map<string, Shadow<RowValue<ChangeKind>>>;
  staging: Map<string, Change>;
  blobs: Map<string, { bytes: ArrayBuffer; isUploaded: boolean }>;
}

export interface MemorySyncStore extends SyncStore {
  /** What a commit does to the queue. */
  enqueue(userId: string, op: NewOp, opId: string, at?: number): EnqueuePlan;
  /** A command: an op of any kind against what the server last said of its row. */
  write<K extends MutationKind>(
    userId: string,
    kind: K,
    payload: MutationPayload<K>,
    options: { opId: string; lane?: string },
  ): EnqueuePlan;
  addBlob(userId: string, sha256: string, bytes: ArrayBuffer): void;
  writeBlobs(userId: string, writes: BlobWrites): void;
  /** What the learner sees; `null`: it is not there. */
  shown<K extends ChangeKind>(userId: string, kind: K, key: string): RowValue<K> | null;
  /** Keys of all that the learner sees of a kind. */
  shownKeys(userId: string, kind: ChangeKind): string[];
  user(userId: string): MemoryUser;
  readonly outbox: Map<number, OutboxOp>;
  /** Every line, without a ring. */
  readonly ledger: OplogLine[];
}

export interface MemoryStoreOptions {
  readonly clientId?: string;
  /** Ids of ops that the store makes itself (a merged text). */
  readonly newId?: () => string;
}

let made = 0;
const countingId = () => {
  made += 1;
  return `eeeeeeee-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
};

/** The store without a database: a step is a function call. For simulations of many thousand schedules. */
export function createMemorySyncStore({
  clientId = '00000000-0000-4000-8000-0000000000cc',
  newId = countingId,
}: MemoryStoreOptions = {}): MemorySyncStore {
  const users = new Map<string, MemoryUser>();
  const outbox = new Map<number, OutboxOp>();
  const ledger: OplogLine[] = [];
  let lastSeq = 0;

  function user(userId: string): MemoryUser {
    const known = users.get(userId);
    if (known) return known;
    const fresh: MemoryUser = {
      state: freshMemory,
      shadows: new Map(),
      staging: new Map(),
      blobs: new Map(),
    };
    users.set(userId, fresh);
    return fresh;
  }

  const opsOf = (userId: string) => inQueueOrder([...outbox.values()].filter((op) => op.userId === userId));
  const opsAbout = (userId: string, target: string) => opsOf(userId).filter((op) => op.target === target);
  const opsInSlot = (op: OutboxOp) => opsAbout(op.userId, op.target).filter(({ slot }) => slot === op.slot);
  const shadowOf = ({ userId, target }: Pick<OutboxOp, 'userId' | 'target'>) =>
    user(userId).shadows.get(target) ?? null;

  function writeQueue({ gone, put, ledger: lines }: QueueWrites): void {
    for (const { seq } of gone) outbox.delete(seq);
    for (const op of put) {
      const seq = op.seq ?? (lastSeq += 1);
      outbox.set(seq, { ...op, seq });
    }
    ledger.push(...lines);
  }

  function writeBlobs(userId: string, { uploaded, missing, gone }: BlobWrites): void {
    const { blobs } = user(userId);
    const mark = (sha256: string, isUploaded: boolean) => {
      const blob = blobs.get(sha256);
      if (blob) blob.isUploaded = isUploaded;
    };
    for (const sha256 of uploaded) mark(sha256, true);
    for (const sha256 of missing) mark(sha256, false);
    for (const sha256 of gone) blobs.delete(sha256);
  }

  function enqueue(userId: string, next: NewOp, opId: string, at = 0): EnqueuePlan {
    const plan = planEnqueue(next, { userId, opId, at }, opsOf(userId));
    writeQueue({ ...plan, put: plan.put ? [plan.put, ...plan.moved] : plan.moved });
    return plan;
  }

  /** `after` decides whether the step may happen, and what is known then. */
  async function fenced<After, Value extends object>(
    { userId }: Lease,
    after: (memory: EngineMemory) => After | null,
    step: (after: After) => Value,
  ): Promise<Fence<Value>> {
    const allowed = after(user(userId).state);
    return allowed === null ? { kind: 'fenced' } : { kind: 'ok', ...step(allowed) };
  }

  const remember = (userId: string, state: EngineMemory): object => {
    user(userId).state = state;
    return {};
  };

  function apply(userId: string, change: Change, force = false): void {
    const { shadows } = user(userId);
    const target = targetOf(change.kind, change.key);
    const shadow = shadowAfter<RowValue<ChangeKind>>(shadows.get(target), change, force);
    if (shadow) shadows.set(target, shadow);
  }

  function mark(lease: Lease, seqs: readonly number[], now: number): MarkedOps {
    const { serverTime } = user(lease.userId).state;
    const marked = seqs.flatMap((seq) => {
      const op = outbox.get(seq);
      if (!isMarkable(op, lease)) return [];
      const shadow = op.cls === 'register' ? shadowOf(op) : null;
      const isOtherTried = hasTriedOther(op, opsInSlot(op));
      const plan = planMark(op, { lease, now, serverTime, shadow, isOtherTried });
      writeQueue(plan);
      return plan;
    });
    return {
      ops: marked.flatMap(({ sent }) => sent ?? []),
      stopped: marked.flatMap(({ stopped }) => stopped ?? []),
    };
  }

  function settleOne(lease: Lease, settlement: Settlement, now: number): void {
    const { userId } = lease;
    const own = user(userId);
    const op = outbox.get(settlement.seq);
    if (!isAwaited(op, settlement, lease)) return;
    const plan = planSettle(op, settlement, now);
    writeQueue(plan);
    if (plan.isRowUnknown) own.shadows.delete(op.target);
    if (plan.blobs) writeBlobs(userId, plan.blobs);
    if (plan.change) apply(userId, plan.change);
    followUp(plan, now);
  }

  function followUp({ op, followUp: due }: SettlePlan, at: number): void {
    if (!due) return;
    const shadow = shadowOf(op);
    const plan = planFollowUp(op, due, { about: opsAbout(op.userId, op.target), shadow, at, newId });
    if (plan.isRowGone && shadow) user(op.userId).shadows.set(op.target, { ...shadow, value: null });
    writeQueue(plan);
  }

  function swapStaged(userId: string, kinds: readonly ChangeKind[]): void {
    const own = user(userId);
    const staged = [...own.staging.values()];
    const isLeftOut = leftOutOf(staged, kinds);
    for (const target of own.shadows.keys()) {
      const [kind = '', ...key] = target.split(':');
      if (isLeftOut(kind as ChangeKind, key.join(':'))) own.shadows.delete(target);
    }
    for (const change of staged) apply(userId, change, true);
    own.staging.clear();
  }

  function endMootConflicts(userId: string, at: number): void {
    for (const op of opsOf(userId)) {
      const plan = planMoot(op, shadowOf(op), at);
      if (plan) writeQueue(plan);
    }
  }

  return {
    outbox,
    ledger,
    user,
    enqueue,
    writeBlobs,
    write(userId, kind, payload, { opId, lane }) {
      const { target } = newOp(kind, payload);
      const options: OpContext = {
        shadow: shadowOf({ userId, target }),
        ...(lane === undefined ? {} : { lane }),
      };
      return enqueue(userId, newOp(kind, payload, options), opId);
    },
    addBlob: (userId, sha256, bytes) => void user(userId).blobs.set(sha256, { bytes, isUploaded: false }),
    shown<K extends ChangeKind>(userId: string, kind: K, key: string) {
      const target = targetOf(kind, key);
      return viewOf(shadowOf({ userId, target }) as Shadow<RowValue<K>> | null, opsAbout(userId, target));
    },
    shownKeys(userId, kind) {
      const known = [...user(userId).shadows.keys(), ...opsOf(userId).map((op) => op.target)];
      const targets = new Set(known.filter((target) => target === kind || target.startsWith(`${kind}:`)));
      const seen = [...targets].filter(
        (target) => viewOf(shadowOf({ userId, target }), opsAbout(userId, target)) !== null,
      );
      return seen.map((target) => (target === kind ? kind : target.slice(kind.length + 1))).sort();
    },

    async takeLease(userId, now) {
      const own = user(userId);
      own.state = afterTake(own.state, now);
      for (const op of opsOf(userId)) outbox.set(op.seq, releaseOp(op));
      return { lease: { userId, epoch: own.state.epoch }, state: own.state, clientId };
    },
    async endLease(lease, { now, isSynced }) {
      const ended = (memory: EngineMemory) => afterBeat(memory, lease, null);
      await fenced(lease, ended, (state) => {
        const isDone = isSynced && opsOf(lease.userId).length === 0;
        return remember(lease.userId, isDone ? { ...state, syncedAt: now } : state);
      });
    },
    beat: (lease, now) =>
      fenced(
        lease,
        (memory) => afterBeat(memory, lease, now),
        (state) => remember(lease.userId, state),
      ),
    readState: async (userId) => user(userId).state,
    countWaiting: async (userId) => opsOf(userId).length,
    readQueue: async (userId, afterSeq): Promise<QueuedOp[]> =>
      opsOf(userId)
        .filter((op) => op.seq > afterSeq)
        .map(withoutPayload),
    markInflight: (lease, seqs, now) =>
      fenced(
        lease,
        (memory) => whileHeld(memory, lease),
        () => mark(lease, seqs, now),
      ),
    settle: (lease, { settlements, host, now, next }) =>
      fenced(
        lease,
        (memory) => afterSettle(memory, lease, host),
        (state) => {
          for (const settlement of settlements) settleOne(lease, settlement, now);
          remember(lease.userId, state);
          return { next: mark(lease, next, now) };
        },
      ),
    listMissingBlobs: async (userId) =>
      [...user(userId).blobs].filter(([, blob]) => !blob.isUploaded).map(([sha256]) => sha256),
    async readBlob(userId, sha256) {
      const blob = user(userId).blobs.get(sha256);
      return blob ? { bytes: blob.bytes, mimeType: 'audio/mpeg' } : null;
    },
    markUploaded: (lease, sha256) =>
      fenced(
        lease,
        (memory) => whileHeld(memory, lease),
        () => {
          writeBlobs(lease.userId, planUploaded(sha256));
          return {};
        },
      ),
    applyPage: (lease, page) =>
      fenced(
        lease,
        (memory) => afterPage(memory, lease, page),
        ({ memory, rows, kinds }) => {
          const { userId } = lease;
          const { staging } = user(userId);
          for (const change of page.changes) {
            if (rows === 'apply') apply(userId, change);
            else staging.set(`${change.kind} ${change.key}`, change);
          }
          if (rows === 'swap') swapStaged(userId, kinds);
          if (rows !== 'stage') endMootConflicts(userId, page.now);
          return remember(userId, memory);
        },
      ),
    beginRestage: (lease, cause, kinds) =>
      fenced(
        lease,
        (memory) => afterRestage(memory, lease, { cause, kinds }),
        (state) => {
          user(lease.userId).staging.clear();
          return remember(lease.userId, state);
        },
      ),
    async summarize(userId) {
      const lines = new Map<string, [string, number][]>();
      for (const [target, { version, value }] of user(userId).shadows) {
        if (value === null) continue;
        const [kind = '', ...rest] = target.split(':');
        const key =
          kind === 'profile'
            ? (value as { id: string }).id
            : rest.join(':') || localKey(kind as ChangeKind, '');
        lines.set(kind, [...(lines.get(kind) ?? []), [key, version]]);
      }
      return Object.fromEntries(
        [...lines].map(([kind, rows]) => {
          const hash = createHash('sha256').update(hashable(rows)).digest('hex');
          return [kind, { count: rows.length, hash }];
        }),
      );
    },
    async resetBackoff(userId) {
      for (const op of opsOf(userId)) if (op.state === 'pending') outbox.set(op.seq, { ...op, dueAt: 0 });
      remember(userId, afterReset(user(userId).state));
    },
    unpark: (lease, states) =>
      fenced(
        lease,
        (memory) => afterUnpark(memory, lease, states),
        (state) => {
          const { userId } = lease;
          for (const op of opsOf(userId)) {
            const isParked = (states as readonly string[]).includes(op.state);
            if (isParked) outbox.set(op.seq, { ...op, state: 'pending', dueAt: 0 });
          }
          return remember(userId, state);
        },
      ),
  };
}
