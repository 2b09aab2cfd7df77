import { createHash } from 'node:crypto';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import { coalesce } from '#data/coalesce.ts';
import {
  answerTarget,
  bookmarkSlot,
  newOps,
  payloadVersions,
  profileSlot,
  type NewOp,
} from '#data/new-op.ts';
import type { OutboxOp } from '#data/op.ts';
import { freshProfile } from '#data/profile-view.ts';
import type { AnswerRow, BookmarkRow, ProfileRow } from '#data/rows.ts';
import {
  answerWithShadow,
  bookmarkWithShadow,
  isNewer,
  profileWithShadow,
  viewBookmark,
  viewProfile,
} from '#data/sync-store/shadow.ts';
import { hashable } from '#data/sync-store/summarize.ts';
import { freshSyncState, type SyncState } from '#data/sync-store/sync-state.ts';
import type { Fence, Lease, QueuedOp, Settlement, SyncStore } from '#data/sync-store/sync-store.ts';

interface MemoryUser {
  state: SyncState;
  answers: Map<string, AnswerRow>;
  bookmarks: Map<number, BookmarkRow>;
  profile: ProfileRow;
  staging: Map<string, Change>;
  blobs: Map<string, { bytes: ArrayBuffer; isUploaded: boolean }>;
}

export interface MemorySyncStore extends SyncStore {
  /** What a commit does to the queue. Returns the ops that it cancelled. */
  enqueue(userId: string, op: NewOp, opId: string): readonly OutboxOp[];
  setBookmark(userId: string, practiceId: number, type: BookmarkType, opId: string): void;
  addBlob(userId: string, sha256: string, bytes: ArrayBuffer): void;
  user(userId: string): MemoryUser;
  readonly outbox: Map<number, OutboxOp>;
}

/** The store without a database: a step is a function call. For simulations of many thousand schedules. */
export function createMemorySyncStore(clientId = '00000000-0000-4000-8000-0000000000cc'): MemorySyncStore {
  const users = new Map<string, MemoryUser>();
  const outbox = new Map<number, OutboxOp>();
  let lastSeq = 0;

  function user(userId: string): MemoryUser {
    const known = users.get(userId);
    if (known) return known;
    const fresh: MemoryUser = {
      state: freshSyncState, answers: new Map(), bookmarks: new Map(), profile: freshProfile(userId),
      staging: new Map(), blobs: new Map(),
    }; // prettier-ignore
    users.set(userId, fresh);
    return fresh;
  }

  const opsOf = (userId: string) =>
    [...outbox.values()].filter((op) => op.userId === userId).sort((a, b) => a.seq - b.seq);
  const opsAbout = (userId: string, target: string) => opsOf(userId).filter((op) => op.target === target);

  async function fenced<Value extends object>(
    lease: Lease,
    step: (own: MemoryUser) => Value,
  ): Promise<Fence<Value>> {
    const own = user(lease.userId);
    if (own.state.epoch !== lease.epoch) return { kind: 'fenced' };
    return { kind: 'ok', ...step(own) };
  }

  function apply(userId: string, change: Change, force = false): void {
    const own = user(userId);
    const accepts = (shadow: { version: number } | null | undefined) =>
      force || isNewer(shadow, change.version);
    const { version } = change;
    if (change.kind === 'answer') {
      const row = own.answers.get(change.key);
      if (!accepts(row)) return;
      if (change.value === null) own.answers.delete(change.key);
      else {
        const ops = opsAbout(userId, answerTarget(change.key));
        own.answers.set(change.key, answerWithShadow(row, { userId, version, value: change.value }, ops));
      }
    } else if (change.kind === 'bookmark') {
      const practiceId = Number(change.key);
      if (!accepts(own.bookmarks.get(practiceId)?.shadow)) return;
      const ops = opsAbout(userId, bookmarkSlot(practiceId));
      own.bookmarks.set(
        practiceId,
        bookmarkWithShadow(userId, { practiceId, version, value: change.value }, ops),
      );
    } else if (change.value && accepts(own.profile.shadow)) {
      const ops = opsAbout(userId, profileSlot);
      own.profile = profileWithShadow(own.profile, { userId, version, value: change.value }, ops);
    }
  }

  function mark({ userId, epoch }: Lease, seqs: readonly number[], now: number): OutboxOp[] {
    return seqs.flatMap((seq) => {
      const op = outbox.get(seq);
      if (op?.userId !== userId || op.state !== 'pending') return [];
      const own = user(userId);
      const shadow =
        op.kind === 'profile.set'
          ? own.profile.shadow
          : own.bookmarks.get(Number(op.target.split(':')[1]))?.shadow;
      const marked: OutboxOp = {
        ...op, epoch, state: 'inflight', attempts: op.attempts + 1, firstSentAt: op.firstSentAt ?? now,
        baseVersion: op.cls === 'register' ? (shadow?.version ?? null) : null,
      }; // prettier-ignore
      outbox.set(seq, marked);
      return [marked];
    });
  }

  function settleOne(lease: Lease, settlement: Settlement): void {
    const { userId } = lease;
    const own = user(userId);
    const op = outbox.get(settlement.seq);
    if (!op || op.opId !== settlement.opId || op.epoch !== lease.epoch || op.state !== 'inflight') return;
    if (settlement.kind === 'done') {
      outbox.delete(op.seq);
      const { change, replayed } = settlement;
      const isStale = replayed && change?.kind === 'answer' && !own.answers.has(change.key);
      if (change && !isStale) apply(userId, change);
      if (!change && op.cls === 'remove') own.answers.delete(op.target.slice('answer:'.length));
      return;
    }
    outbox.set(op.seq, { ...op, ...settlement.patch });
    for (const sha256 of settlement.missingBlobs) {
      const blob = own.blobs.get(sha256);
      if (blob) blob.isUploaded = false;
    }
    if (settlement.current) apply(userId, settlement.current);
    if (settlement.patch.state === 'dead') refresh(userId, op);
  }

  function refresh(userId: string, op: OutboxOp): void {
    const own = user(userId);
    const left = opsAbout(userId, op.target);
    if (op.kind === 'profile.set') own.profile = viewProfile(own.profile, left);
    if (op.kind === 'bookmark.set') {
      const row = own.bookmarks.get(Number(op.target.split(':')[1]));
      if (row) own.bookmarks.set(row.practiceId, viewBookmark(row, left));
    }
    if (op.cls === 'remove') {
      const row = own.answers.get(op.target.slice('answer:'.length));
      if (row) own.answers.set(row.answerId, { ...row, hidden: 0 });
    }
  }

  function swapStaged(userId: string): void {
    const own = user(userId);
    const live = new Set(
      [...own.staging.values()].filter((c) => !c.deleted).map((c) => `${c.kind} ${c.key}`),
    );
    for (const answerId of own.answers.keys()) {
      const isWanted = live.has(`answer ${answerId}`) || opsAbout(userId, answerTarget(answerId)).length > 0;
      if (!isWanted) own.answers.delete(answerId);
    }
    for (const row of own.bookmarks.values()) {
      if (live.has(`bookmark ${row.practiceId}`)) continue;
      const ops = opsAbout(userId, bookmarkSlot(row.practiceId));
      own.bookmarks.set(row.practiceId, viewBookmark({ ...row, shadow: null }, ops));
    }
    for (const change of own.staging.values()) apply(userId, change, true);
    own.staging.clear();
  }

  const setState = (userId: string, patch: Partial<SyncState>) => {
    user(userId).state = { ...user(userId).state, ...patch };
  };

  return {
    outbox,
    user,
    enqueue(userId, next, opId) {
      const decision = coalesce(next, opsAbout(userId, next.target));
      if (decision.kind === 'drop') return [];
      if (decision.kind === 'cancel') {
        for (const op of decision.ops) outbox.delete(op.seq);
        return decision.ops;
      }
      const { isRedundant: _isRedundant, ...made } = next;
      const seq = decision.kind === 'replace' ? decision.at.seq : (lastSeq += 1);
      const payload = decision.kind === 'replace' ? decision.payload : next.payload;
      outbox.set(seq, {
        ...made, payload, seq, opId, userId, dependsOn: [], sizeBytes: JSON.stringify(payload).length,
        state: 'pending', attempts: 0, serverErrors: 0, maxBatch: 100, firstSentAt: null, dueAt: 0, epoch: 0,
        lastError: null, createdAt: 0,
      }); // prettier-ignore
      return [];
    },
    setBookmark(userId, practiceId, type, opId) {
      const own = user(userId);
      const shadow = own.bookmarks.get(practiceId)?.shadow ?? null;
      own.bookmarks.set(practiceId, { userId, practiceId, type, shadow });
      const isRedundant = (shadow?.value?.type ?? 'UNMARK') === type;
      this.enqueue(userId, newOps.setBookmark({ practiceId, type }, { version: null, isRedundant }), opId);
    },
    addBlob: (userId, sha256, bytes) => void user(userId).blobs.set(sha256, { bytes, isUploaded: false }),

    async takeLease(userId, now) {
      const own = user(userId);
      own.state = { ...own.state, epoch: own.state.epoch + 1, beatAt: now };
      for (const op of opsOf(userId)) {
        const isKnown = op.v <= payloadVersions[op.kind];
        if (op.state === 'inflight') outbox.set(op.seq, { ...op, state: 'pending' });
        else if (op.state === 'pending' && !isKnown) outbox.set(op.seq, { ...op, state: 'parked-version' });
        else if (op.state === 'parked-version' && isKnown) outbox.set(op.seq, { ...op, state: 'pending' });
      }
      return { lease: { userId, epoch: own.state.epoch }, state: own.state, clientId };
    },
    async endLease(lease, { now, isSynced }) {
      await fenced(lease, (own) => {
        const isEmpty = opsOf(lease.userId).length === 0;
        const syncedAt = isSynced && isEmpty ? now : own.state.syncedAt;
        setState(lease.userId, { beatAt: null, syncedAt });
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
      opsOf(userId).filter((op) => op.seq > afterSeq),
    markInflight: (lease, seqs, now) => fenced(lease, () => ({ ops: mark(lease, seqs, now) })),
    settle: (lease, { settlements, host, now, next }) =>
      fenced(lease, () => {
        for (const settlement of settlements) settleOne(lease, settlement);
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
    applyPage: (lease, { changes, cursor, isLast }) =>
      fenced(lease, (own) => {
        const { userId } = lease;
        const pulls = own.state.pulls + (isLast ? 1 : 0);
        if (!own.state.restage) {
          for (const change of changes) apply(userId, change);
          setState(userId, { cursor, pulls });
          return {};
        }
        for (const change of changes) own.staging.set(`${change.kind} ${change.key}`, change);
        if (isLast) swapStaged(userId);
        setState(userId, isLast ? { cursor, pulls, restage: null } : { restage: { cursor } });
        return {};
      }),
    beginRestage: (lease, cause) =>
      fenced(lease, (own) => {
        own.staging.clear();
        const checkMismatches = own.state.checkMismatches + (cause === 'mismatch' ? 1 : 0);
        setState(lease.userId, { restage: { cursor: null }, checkMismatches });
        return {};
      }),
    async summarize(userId) {
      const own = user(userId);
      const marks = [...own.bookmarks.values()].flatMap((row) =>
        row.shadow?.value ? [[String(row.practiceId), row.shadow.version] as const] : [],
      );
      const { shadow } = own.profile;
      const lines: Record<ChangeKind, (readonly [string, number])[]> = {
        answer: [...own.answers.values()]
          .filter((row) => row.version > 0)
          .map((row) => [row.answerId, row.version]),
        bookmark: marks,
        profile: shadow?.value ? [[shadow.value.id, shadow.version]] : [],
      };
      const kinds = Object.entries(lines).filter(([, rows]) => rows.length > 0);
      return Object.fromEntries(
        kinds.map(([kind, rows]) => {
          const hash = createHash('sha256').update(hashable(rows)).digest('hex');
          return [kind, { count: rows.length, hash }];
        }),
      );
    },
    async resetBackoff(userId) {
      for (const op of opsOf(userId)) if (op.state === 'pending') outbox.set(op.seq, { ...op, dueAt: 0 });
      if (user(userId).state.pause?.cause === 'backoff') setState(userId, { pause: null });
    },
    async unpark(userId, states) {
      for (const op of opsOf(userId)) {
        const isParked = (states as readonly string[]).includes(op.state);
        if (isParked) outbox.set(op.seq, { ...op, state: 'pending', dueAt: 0 });
      }
      if (!states.includes('parked-auth')) return;
      const { trouble } = user(userId).state;
      setState(userId, { needsSignIn: false, trouble: trouble === 'sign-in' ? null : trouble });
    },
  };
}
