import { createHash } from 'node:crypto';
import { apiHeader, apiHeaderValue, type ErrorCode } from '#contract/errors.ts';
import type { MutationKind } from '#contract/mutations.ts';
import type { BatchRequest, Change, ChangesResponse, OpResult, SyncOp } from '#contract/sync.ts';
import type { Random } from '#platform/random.ts';
import type { HttpRequest } from '#sync/http.ts';
import { effectOf, openAccount, Refused, type Account } from './server-effects.ts';

export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Something that the server did because of an op, once and for ever. */
export interface Effect {
  readonly opId: string;
  readonly userId: string;
  readonly kind: MutationKind;
  /** The row that it made or changed. */
  readonly key: string;
  readonly payload: unknown;
  /** Something is other than before. A wish that was true already has an effect all the same: it is answered and known. */
  readonly isChange: boolean;
}

/** What an onlooker at the server sees. */
export interface ServerWatch {
  received(userId: string, op: SyncOp): void;
  happened(effect: Effect): void;
  /** A whole request was refused because of one op in it, and the device hears of it. */
  refusedWhole(ops: readonly SyncOp[], culprit: string): void;
}

/** How an op that the server cannot take is answered: alone, or with its whole request. `limited`: not today. */
export type Poison = 'invalid' | 'limited' | 'too-large' | 'breaks';

/** So long an op that is one too many waits: much longer than any host asks for. */
export const limitedSeconds = 600;

/** The contract's batch, changes and blobs as the learner may count on them; the truth that devices are compared with. */
export interface ServerModel {
  /** `isHeard`: whether the answer reaches the one who asked. */
  handle(request: HttpRequest, isHeard: boolean): ServerAnswer;
  issueToken(userId: string): string;
  revokeToken(token: string): void;
  readonly poison: Map<string, Poison>;
  /** Also those that were mended since. */
  readonly everPoison: Set<string>;
  /** Ops whose wish is true without an effect of their own. */
  readonly satisfied: Set<string>;
  readonly applied: Set<string>;
  /** Ops on a row that was gone when they arrived, whether it came back since or not. */
  readonly notFound: Set<string>;
  account(userId: string): Account;
  expireCursors(): void;
  loseBlobs(): void;
  isAiLimited: boolean;
}

/** So long the server knows what became of an op. */
export const keyLifeMs = 90 * 24 * 3_600_000;

/** `now`: ms by the clock of the server. */
export function createServerModel(random: Random, now: () => number, watch: ServerWatch): ServerModel {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, string>();
  let issued = 0;
  let feeds = 0;

  function account(userId: string): Account {
    const known = accounts.get(userId);
    if (known) return known;
    feeds += 1;
    const fresh = openAccount(userId, `f${feeds}`);
    accounts.set(userId, fresh);
    return fresh;
  }

  const model: ServerModel = {
    poison: new Map(),
    everPoison: new Set(),
    satisfied: new Set(),
    applied: new Set(),
    notFound: new Set(),
    isAiLimited: false,
    account,
    issueToken(userId) {
      issued += 1;
      const token = `.${btoa(JSON.stringify({ sub: userId, jti: issued, iat: now() / 1_000 }))}.`;
      tokens.set(token, userId);
      return token;
    },
    revokeToken: (token) => void tokens.delete(token),
    expireCursors() {
      for (const own of accounts.values()) {
        feeds += 1;
        own.feedId = `f${feeds}`;
        own.forgottenUpTo = own.seq;
      }
    },
    loseBlobs() {
      for (const own of accounts.values()) own.blobs.clear();
    },
    handle(request, isHeard) {
      const userId = tokens.get(request.token);
      if (userId === undefined) return failure('UNAUTHENTICATED', 401);
      const own = account(userId);
      const { path, method } = request;
      if (path === '/api/sync/batch') return batch(own, request.json as BatchRequest, isHeard);
      if (path === '/api/sync/changes') return answer(200, changes(own, request.query?.['cursor']));
      const sha256 = path.slice('/api/blobs/'.length);
      if (method === 'head') return { ...answer(own.blobs.has(sha256) ? 200 : 404, ''), body: '' };
      own.blobs.add(sha256);
      return answer(201, { sha256 });
    },
  };

  function batch(own: Account, { ops }: BatchRequest, isHeard: boolean): ServerAnswer {
    for (const op of ops) watch.received(own.userId, op);
    const tooLarge = ops.find((op) => model.poison.get(op.opId) === 'too-large');
    const breaking = tooLarge ?? ops.find((op) => model.poison.get(op.opId) === 'breaks');
    if (breaking) {
      if (isHeard) watch.refusedWhole(ops, breaking.opId);
      return tooLarge ? failure('PAYLOAD_TOO_LARGE', 413) : failure('INTERNAL', 500);
    }
    return answer(200, { results: ops.map((op) => resultOf(own, op)), serverTime: now() });
  }

  function resultOf(own: Account, op: SyncOp): OpResult {
    const { opId } = op;
    try {
      if (model.poison.get(opId) === 'invalid') throw new Refused('VALIDATION', 422);
      if (model.poison.get(opId) === 'limited') {
        const error = shape('RATE_LIMITED', 429);
        return { opId, outcome: 'failed', error, retryAfterSeconds: limitedSeconds, current: null };
      }
      const fingerprint = `${op.kind} ${JSON.stringify(op.payload)}`;
      const before = own.results.get(opId);
      if (before && now() - before.at <= keyLifeMs) {
        if (before.fingerprint === fingerprint) {
          return { opId, outcome: 'applied', replayed: true, change: before.change };
        }
        throw new Refused('IDEMPOTENCY_MISMATCH', 422);
      }
      if (now() - (op.heardAt ?? now()) > keyLifeMs) throw new Refused('KEY_EXPIRED', 409);
      if (model.isAiLimited && op.kind === 'answer.submit') throw new Refused('AI_LIMIT', 402);
      const seqBefore = own.seq;
      const { change, key } = effectOf(own, op);
      own.results.set(opId, { fingerprint, change, at: now() });
      model.applied.add(opId);
      const isChange = change === null || own.seq > seqBefore;
      watch.happened({ opId, userId: own.userId, kind: op.kind, key, payload: op.payload, isChange });
      return { opId, outcome: 'applied', replayed: false, change };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, status, current } = error;
      if (error.isSatisfied) model.satisfied.add(opId);
      else if (code === 'NOT_FOUND') model.notFound.add(opId);
      return { opId, outcome: 'failed', error: shape(code, status), retryAfterSeconds: null, current };
    }
  }

  function changes(own: Account, cursor: string | number | undefined): ChangesResponse | ServerAnswer {
    const [feedId, position] = typeof cursor === 'string' ? cursor.split(' ') : [own.feedId, '0'];
    if (feedId !== own.feedId) return failure('CURSOR_EXPIRED', 410);
    const rows = [...own.feed.values()]
      .filter(({ seq, change }) => seq > Number(position) && !(change.deleted && seq <= own.forgottenUpTo))
      .sort((a, b) => a.seq - b.seq);
    const page = rows.slice(0, 2 + Math.floor(random.next() * 8));
    const more = rows.length > page.length;
    return {
      changes: page.map((row) => row.change),
      cursor: `${own.feedId} ${more ? (page.at(-1)?.seq ?? 0) : own.seq}`,
      more,
      check: !more && random.next() < 0.2 ? checkOf(own) : null,
      serverTime: now(),
    };
  }

  return model;
}

function checkOf(own: Account): NonNullable<ChangesResponse['check']> {
  const byKind = new Map<Change['kind'], (readonly [string, number])[]>();
  for (const { change } of own.feed.values()) {
    if (change.deleted) continue;
    const lines = byKind.get(change.kind) ?? [];
    lines.push([change.key, change.version]);
    byKind.set(change.kind, lines);
  }
  return Object.fromEntries(
    [...byKind].map(([kind, lines]) => {
      const text = lines
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, version]) => `${key}:${version}`)
        .join('\n');
      return [kind, { count: lines.length, hash: createHash('sha256').update(text).digest('hex') }];
    }),
  );
}

const ours = { [apiHeader]: apiHeaderValue };

function answer(status: number, body: unknown): ServerAnswer {
  const isAnswer = typeof body === 'object' && body !== null && 'status' in body && 'headers' in body;
  return isAnswer ? (body as ServerAnswer) : { status, headers: ours, body };
}

function shape(code: ErrorCode, status: number) {
  return { status, code, message: `refused: ${code}`, error: `refused: ${code}`, errors: [] };
}

/** A refusal in the one error shape. */
export function failure(
  code: ErrorCode,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): ServerAnswer {
  return { status, headers: { ...ours, ...headers }, body: shape(code, status) };
}
