import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import { mutations, type MutationKind } from '#contract/mutations.ts';
import type { Change, ChangeKind } from '#contract/sync.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';

/** A learner's rows on the server that tests have: every kind by the rules of the contract. */
export interface KindAccount {
  readonly userId: string;
  /** Newest change of each row, by target. */
  readonly feed: Map<string, { seq: number; change: Change }>;
  seq: number;
  readonly blobs: Set<string>;
}

export class Refused extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly current: Change | null;

  constructor(code: ErrorCode, status: number, current: Change | null = null) {
    super(code);
    this.code = code;
    this.status = status;
    this.current = current;
  }
}

export function openKindAccount(userId: string): KindAccount {
  const account: KindAccount = { userId, feed: new Map(), seq: 0, blobs: new Set() };
  const value = {
    id: '00000000-0000-4000-8000-00000000000a',
    firstName: 'Ada',
    lastName: '',
    username: userId,
    nickname: 'ada',
    avatar: null,
    pteType: 'ACADEMIC',
    language: 'EN',
    status: 'TRIAL',
    version: 1,
  } as const;
  publish(account, { kind: 'profile', key: value.id, version: 1, deleted: false, value });
  return account;
}

export interface KindOp {
  readonly opId: string;
  readonly kind: MutationKind;
  readonly payload: unknown;
  /** `any`: whatever is stored. */
  readonly baseVersion: number | null | 'any';
}

/** Does what the op says, or refuses it. Returns the changed row. */
export function applyKind(account: KindAccount, op: KindOp): Change | null {
  const payload: unknown = mutations[op.kind].payload.parse(op.payload);
  const kind = changedKinds[op.kind];
  const rule = findOpRule(op.kind);
  if (!rule) throw new Error(`there are no rules for ${op.kind}`);
  if (rule.blobKeys?.(payload).some((sha256) => !account.blobs.has(sha256)))
    throw new Refused('BLOB_MISSING', 409);
  if (kind === null) return null;
  const known = account.feed.get(targetOf(kind, rule.key(payload)))?.change;
  checkNeeds(account, op.kind, payload, known);
  if (known && rule.holds?.(known.value, payload)) return known;
  checkBase(op, known);
  const version = (known?.version ?? 0) + 1;
  const made = rule.apply(known?.value ?? null, payload, { opId: op.opId, at: Date.UTC(2026, 0, 1) });
  const change = {
    kind,
    key: known?.key ?? rule.key(payload),
    version,
    deleted: made === null,
    value: made === null ? null : completed(account, kind, made as object, version),
  } as Change;
  publish(account, change);
  if (op.kind === 'answer.delete') dropEvaluation(account, change.key);
  return change;
}

/** The verdict on a deleted answer goes with it. */
function dropEvaluation(account: KindAccount, answerId: string): void {
  const known = account.feed.get(targetOf('evaluation', answerId))?.change;
  if (known?.kind !== 'evaluation' || known.value === null) return;
  publish(account, { ...known, version: known.version + 1, deleted: true, value: null });
}

function checkNeeds(
  account: KindAccount,
  kind: MutationKind,
  payload: unknown,
  known: Change | undefined,
): void {
  const { cls } = mutations[kind];
  const isThere = (known?.value ?? null) !== null;
  const missing = new Refused('NOT_FOUND', 404);
  if (cls === 'remove' && !isThere) throw missing;
  if (cls === 'append' && known) throw new Refused('IDEMPOTENCY_MISMATCH', 422);
  const isPart = kind === 'wordBookmark.set' || kind === 'wordNote.set' || kind === 'answer.score';
  if (isPart && !isThere) throw missing;
  if (kind === 'share.set') {
    const { answerId, shared } = payload as { answerId: string; shared: boolean };
    const answer = account.feed.get(targetOf('answer', answerId))?.change;
    // What was taken back before stays so, also when its answer is gone.
    if ((answer?.value ?? null) === null && !isThere && (shared || !known)) throw missing;
  }
  if (kind === 'evaluation.set') {
    const { answerId, verdict } = payload as { answerId: string; verdict: string | null };
    const answer = account.feed.get(targetOf('answer', answerId))?.change;
    if ((answer?.value ?? null) === null && (verdict !== null || !known)) throw missing;
  }
  if (kind !== 'reply.create' && kind !== 'like.set') return;
  const { commentId, liked = true } = payload as { commentId: string; liked?: boolean };
  const comment = account.feed.get(targetOf('comment', commentId))?.change;
  // A like that was taken back before stays so, also when its comment is gone.
  const isUnlike = kind === 'like.set' && (isThere || (!liked && known !== undefined));
  if ((comment?.value ?? null) === null && !isUnlike) throw missing;
}

function checkBase({ kind, baseVersion }: KindOp, known: Change | undefined): void {
  // What is known of a session is joined, whatever version was seen; the score of a device is what it says.
  if (
    mutations[kind].cls !== 'register' ||
    kind === 'session.set' ||
    kind === 'answer.score' ||
    baseVersion === 'any' ||
    !known
  )
    return;
  // A patch without a version is for whatever is there.
  if (kind === 'profile.set' && baseVersion === null) return;
  if (baseVersion !== known.version) throw new Refused('VERSION_CONFLICT', 409, known);
}

/** What only the server knows. */
function completed(account: KindAccount, kind: ChangeKind, value: object, version: number): object {
  const author = { nickname: 'ada', avatar: null, premium: false };
  if (kind === 'answer' || kind === 'dictation') return { ...value, ...author };
  if (kind === 'bookmark' || kind === 'profile') return { id: randomUUID(), ...value, version };
  if (kind !== 'comment') return value;
  const { parentId } = value as { parentId: string | null };
  const parent = parentId === null ? null : account.feed.get(targetOf('comment', parentId))?.change.value;
  return parent ? { ...value, practiceId: (parent as { practiceId: number }).practiceId } : value;
}

function publish(account: KindAccount, change: Change): void {
  account.seq += 1;
  account.feed.set(targetOf(change.kind, change.key), { seq: account.seq, change });
}
