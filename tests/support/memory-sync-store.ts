import { createHash } from 'node:crypto';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import { isPartWaiting, isUntried } from '#domain/outbox/coalesce.ts';
import { compileOp, isSaid } from '#domain/outbox/compile-op.ts';
import { localKey, targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import { upcastOp } from '#domain/outbox/upcast.ts';
import { newOp, type NewOp, type OpContext } from '#domain/outbox/new-op.ts';
import type { FreshOp, OplogLine, OutboxOp } from '#domain/outbox/op.ts';
import { planEnqueue, type EnqueuePlan } from '#domain/outbox/plan-enqueue.ts';
import { rebaseOp } from '#domain/outbox/rebase-op.ts';
import { reviveOp } from '#domain/outbox/revive-op.ts';
import { withoutPayload } from '#data/sync-store/queue-steps.ts';
import { hashable } from '#data/sync-store/summarize.ts';
import { forgetSkipped, noteSkipped, wholeKinds } from '#domain/outbox/store/skipped.ts';
import { freshMemory, laterTime, type EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type {
  Fence,
  Lease,
  MarkedOps,
  QueuedOp,
  Settlement,
  SyncStore,
} from '#domain/outbox/store/sync-store.ts';
import { isNewer, stands, viewOf, type Shadow } from '#domain/outbox/view.ts';

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

  const opsOf = (userId: string) =>
    [...outbox.values()].filter((op) => op.userId === userId).sort((a, b) => a.seq - b.seq);
  const opsAbout = (userId: string, target: string) => opsOf(userId).filter((op) => op.target === target);
  const opsInSlot = (op: OutboxOp) => opsAbout(op.userId, op.target).filter(({ slot }) => slot === op.slot);
  const shadowOf = ({ userId, target }: Pick<OutboxOp, 'userId' | 'target'>) =>
    user(userId).shadows.get(target) ?? null;

  function put(op: FreshOp): void {
    const seq = op.seq ?? (lastSeq += 1);
    outbox.set(seq, { ...op, seq });
  }

  function enqueue(userId: string, next: NewOp, opId: string, at = 0): EnqueuePlan {
    const plan = planEnqueue(next, { userId, opId, at }, opsOf(userId));
    for (const op of plan.gone) outbox.delete(op.seq);
    if (plan.put) put(plan.put);
    for (const op of plan.moved) put(op);
    ledger.push(...plan.ledger);
    return plan;
  }

  async function fenced<Value extends object>(
    lease: Lease,
    step: (own: MemoryUser) => Value,
  ): Promise<Fence<Value>> {
    const own = user(lease.userId);
    if (own.state.epoch !== lease.epoch) return { kind: 'fenced' };
    return { kind: 'ok', ...step(own) };
  }

  function apply(userId: string, change: Change, force = false): void {
    const { shadows } = user(userId);
    const target = targetOf(change.kind, change.key);
    const { version, deleted, value } = change;
    if (!force && !isNewer(shadows.get(target), version)) return;
    shadows.set(target, { version, value: deleted ? null : value });
  }

  function mark({ userId, epoch }: Lease, seqs: readonly number[], now: number): MarkedOps {
    const { serverTime } = user(userId).state;
    const stopped: OutboxOp[] = [];
    const ops = seqs.flatMap((seq) => {
      const queued = outbox.get(seq);
      if (queued?.userId !== userId || queued.state !== 'pending') return [];
      const op = upcastOp(queued);
      if (op.state === 'parked-version') {
        outbox.set(seq, op);
        stopped.push(op);
        return [];
      }
      const shadow = op.cls === 'register' ? shadowOf(op) : null;
      const isOtherTried = opsInSlot(op).some((other) => other.seq !== seq && other.attempts > 0);
      const isSatisfied = isSaid(op, shadow) && !isOtherTried;
      const compiled = compileOp(op, { epoch, now, serverTime, shadow, isSatisfied });
      if (compiled.kind === 'satisfied') {
        outbox.delete(seq);
        ledger.push({ opId: op.opId, at: now, event: { kind: 'satisfied' } });
        return [];
      }
      outbox.set(seq, compiled.op);
      if (compiled.kind === 'wait') {
        stopped.push(compiled.op);
        return [];
      }
      const { opId, attempts } = compiled.op;
      const event: OplogLine['event'] =
        compiled.kind === 'send'
          ? { kind: 'sent', attempt: attempts }
          : { kind: 'settled', state: 'dead', code: 'too-old' };
      ledger.push({ opId, at: now, event });
      if (compiled.kind === 'send') return [compiled.op];
      stopped.push(compiled.op);
      return [];
    });
    return { ops, stopped };
  }

  function settleOne(lease: Lease, settlement: Settlement, now: number): void {
    const { userId } = lease;
    const own = user(userId);
    const op = outbox.get(settlement.seq);
    if (!op || op.opId !== settlement.opId || op.epoch !== lease.epoch || op.state !== 'inflight') return;
    if (settlement.kind === 'done') {
      outbox.delete(op.seq);
      const { change, replayed, ms } = settlement;
      if (change) apply(userId, change);
      else if (op.cls === 'remove') own.shadows.delete(op.target);
      ledger.push({ opId: op.opId, at: now, event: { kind: 'applied', replayed, ms } });
      return;
    }
    const kept: OutboxOp = { ...op, ...settlement.patch };
    outbox.set(op.seq, kept);
    const { state, dueAt, lastError } = kept;
    const code = lastError?.code ?? '';
    const event: OplogLine['event'] =
      state === 'pending' ? { kind: 'retry', code, dueAt } : { kind: 'settled', state, code };
    ledger.push({ opId: op.opId, at: now, event });
    for (const sha256 of settlement.missingBlobs) {
      const blob = own.blobs.get(sha256);
      if (blob) blob.isUploaded = false;
    }
    const { current, revival } = settlement;
    if (current) apply(userId, current);
    if (current && kept.cls === 'register') rebase(kept, now);
    if (revival) revive(kept, revival, now);
    if (state === 'dead' && findOpRule(kept.kind)?.text) {
      for (const behind of opsInSlot(kept).filter((each) => each.seq > kept.seq && isUntried(each)))
        outbox.set(behind.seq, { ...behind, base: kept.base, baseVersion: kept.baseVersion });
    }
  }

  function rebase(op: OutboxOp, now: number): void {
    const behind = opsInSlot(op).find((each) => each.seq > op.seq && stands(each) && isUntried(each)) ?? null;
    const value = shadowOf(op)?.value ?? null;
    const decided = rebaseOp({ op, behind, value, at: now, freshId: newId() });
    for (const gone of decided.gone) outbox.delete(gone.seq);
    for (const next of decided.put) put(next);
    ledger.push(...decided.ledger);
  }

  function revive(
    op: OutboxOp,
    { kind, payload }: { kind: MutationKind; payload: MutationPayload<MutationKind> },
    now: number,
  ): void {
    const shadow = shadowOf(op);
    if (shadow) user(op.userId).shadows.set(op.target, { ...shadow, value: null });
    const about = opsAbout(op.userId, op.target);
    const revived = reviveOp(op, about);
    outbox.delete(op.seq);
    if (revived.kind === 'absorbed') {
      ledger.push({ opId: op.opId, at: now, event: { kind: 'merged', into: revived.by.opId } });
      return;
    }
    const parent = revived.kind === 'behind' ? revived.parent.opId : bringBack();
    const parts = about.filter((each) => each.seq > op.seq && isPartWaiting(each));
    for (const { seq, ...again } of [op, ...parts]) {
      outbox.delete(seq);
      put({ ...again, dependsOn: parent === null ? [] : [parent] });
    }

    function bringBack(): string | null {
      const first = newOp(kind, payload as never, { shadow: shadowOf(op) });
      return enqueue(op.userId, first, newId(), now).put?.opId ?? null;
    }
  }

  function swapStaged(userId: string, kinds: readonly ChangeKind[]): void {
    const own = user(userId);
    for (const target of own.shadows.keys()) {
      const kind = target.split(':')[0] as ChangeKind;
      if (kinds.includes(kind)) own.shadows.delete(target);
    }
    for (const change of own.staging.values()) apply(userId, change, true);
    own.staging.clear();
  }

  function endMootConflicts(userId: string, at: number): void {
    for (const op of opsOf(userId)) {
      if (op.state !== 'conflict' || !isSaid(op, shadowOf(op))) continue;
      outbox.delete(op.seq);
      ledger.push({ opId: op.opId, at, event: { kind: 'satisfied' } });
    }
  }

  const setState = (userId: string, patch: Partial<EngineMemory>) => {
    const { state } = user(userId);
    const serverTime = laterTime(state.serverTime, patch.serverTime);
    user(userId).state = { ...state, ...patch, serverTime };
  };

  return {
    outbox,
    ledger,
    user,
    enqueue,
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
      own.state = { ...own.state, epoch: own.state.epoch + 1, beatAt: now };
      for (const op of opsOf(userId)) {
        const released: OutboxOp = op.state === 'inflight' ? { ...op, state: 'pending' } : op;
        outbox.set(op.seq, released.state === 'parked-version' ? upcastOp(released) : released);
      }
      return { lease: { userId, epoch: own.state.epoch }, state: own.state, clientId };
    },
    async endLease(lease, { now, isSynced }) {
      await fenced(lease, ({ state }) => {
        const isDone = isSynced && opsOf(lease.userId).length === 0;
        setState(lease.userId, { beatAt: null, syncedAt: isDone ? now : state.syncedAt });
        return {};
      });
    },
    beat: (lease, now) =>
      fenced(lease, () => {
        setState(lease.userId, { beatAt: now });
        return {};
      }),
    readState: async (userId) => user(userId).state,
    countWaiting: async (userId) => opsOf(userId).length,
    readQueue: async (userId, afterSeq): Promise<QueuedOp[]> =>
      opsOf(userId)
        .filter((op) => op.seq > afterSeq)
        .map(withoutPayload),
    markInflight: (lease, seqs, now) => fenced(lease, () => mark(lease, seqs, now)),
    settle: (lease, { settlements, host, now, next }) =>
      fenced(lease, () => {
        for (const settlement of settlements) settleOne(lease, settlement, now);
        setState(lease.userId, host);
        return { next: mark(lease, next, now) };
      }),
    listMissingBlobs: async (userId) =>
      [...user(userId).blobs].filter(([, blob]) => !blob.isUploaded).map(([sha256]) => sha256),
    async readBlob(userId, sha256) {
      const blob = user(userId).blobs.get(sha256);
      return blob ? { bytes: blob.bytes, mimeType: 'audio/mpeg' } : null;
    },
    markUploaded: (lease, sha256) =>
      fenced(lease, (own) => {
        const blob = own.blobs.get(sha256);
        if (blob) blob.isUploaded = true;
        return {};
      }),
    applyPage: (lease, { changes, skipped = [], cursor, isLast, now, serverTime = null, aiQuota }) =>
      fenced(lease, (own) => {
        const { userId } = lease;
        own.state = noteSkipped(own.state, skipped, serverTime ?? 0);
        const pulls = own.state.pulls + (isLast ? 1 : 0);
        if (!own.state.restage) {
          for (const change of changes) apply(userId, change);
          endMootConflicts(userId, now);
          setState(userId, { cursor, pulls, serverTime, ...(aiQuota ? { aiQuota } : {}) });
          return {};
        }
        for (const change of changes) own.staging.set(`${change.kind} ${change.key}`, change);
        const { kinds } = own.state.restage;
        if (isLast) {
          swapStaged(userId, wholeKinds(own.state, kinds));
          endMootConflicts(userId, now);
        }
        const read = kinds ? own.state.cursor : cursor;
        const rest = isLast
          ? { cursor: read, pulls, restage: null }
          : { restage: { ...own.state.restage, cursor } };
        setState(userId, { ...rest, serverTime, ...(aiQuota ? { aiQuota } : {}) });
        return {};
      }),
    beginRestage: (lease, cause, kinds) =>
      fenced(lease, (own) => {
        own.staging.clear();
        own.state = forgetSkipped(own.state, kinds);
        const checkMismatches = own.state.checkMismatches + (cause === 'mismatch' ? 1 : 0);
        setState(lease.userId, { restage: { cursor: null, ...(kinds ? { kinds } : {}) }, checkMismatches });
        return {};
      }),
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
      if (user(userId).state.pause?.cause === 'backoff') setState(userId, { pause: null });
    },
    unpark: (lease, states) =>
      fenced(lease, ({ state }) => {
        const { userId } = lease;
        for (const op of opsOf(userId)) {
          const isParked = (states as readonly string[]).includes(op.state);
          if (isParked) outbox.set(op.seq, { ...op, state: 'pending', dueAt: 0 });
        }
        const trouble = state.trouble === 'sign-in' ? null : state.trouble;
        if (states.includes('parked-auth')) setState(userId, { needsSignIn: false, trouble });
        return {};
      }),
  };
}
