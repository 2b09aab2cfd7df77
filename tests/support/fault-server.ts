import { createHash, randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import { mutations, type MutationKind, type MutationPayload } from '#contract/mutations.ts';
import {
  BatchRequest,
  type Change,
  type ChangeKind,
  type ChangesResponse,
  type OpResult,
  type SyncOp,
} from '#contract/sync.ts';
import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BookmarkDto } from '#contract/entities/bookmark.ts';
import type { ProfileDto } from '#contract/entities/profile.ts';

/** What goes wrong with one request. `duplicate`: the network delivers it a second time, later. */
export type Fault =
  | 'none'
  | 'drop-before'
  | 'drop-after'
  | 'server-error'
  | 'unavailable'
  | 'html'
  | 'throttled'
  | 'unauthenticated'
  | 'duplicate';

interface Account {
  feed: Map<string, { seq: number; change: Change }>;
  seq: number;
  feedId: string;
  results: Map<string, { fingerprint: string; change: Change | null }>;
  blobs: Set<string>;
  bookmarkVersions: Map<number, BookmarkDto>;
}

export interface SeenRequest {
  method: string;
  path: string;
  userId: string | null;
  opIds: string[];
  fault: Fault;
}

class Refused extends Error {
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

export interface FaultServer {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Chooses the fault of each request; none unless set. */
  chooseFault: (request: Request) => Fault;
  /** Kinds or op ids that are answered with a failure of their own. */
  poison: (op: SyncOp) => { code: ErrorCode; status: number } | null;
  readonly requests: SeenRequest[];
  /** How often each op had an effect, and in what order. */
  readonly effects: Map<string, number>;
  readonly order: { opId: string; kind: MutationKind; target: string }[];
  changesOf(userId: string): Change[];
  blobsOf(userId: string): ReadonlySet<string>;
  /** Delivers what the network held back. */
  deliverLate(): Promise<void>;
  expireCursors(userId: string): void;
  acceptsToken: (token: string) => boolean;
  /** What another device of this learner does. */
  applyElsewhere(userId: string, kind: MutationKind, payload: unknown): Change | null;
}

/** The contract's batch, changes and blobs in memory, with faults on order. For ky's `fetch` option. */
export function createFaultServer(): FaultServer {
  const accounts = new Map<string, Account>();
  const late: Request[] = [];

  function accountOf(userId: string): Account {
    const known = accounts.get(userId);
    if (known) return known;
    const fresh: Account = {
      feed: new Map(), seq: 0, feedId: randomUUID(), results: new Map(), blobs: new Set(), bookmarkVersions: new Map(),
    }; // prettier-ignore
    accounts.set(userId, fresh);
    const value: ProfileDto = {
      id: profileId, firstName: 'Ada', lastName: '', username: userId, nickname: 'ada', avatar: null,
      pteType: 'ACADEMIC', language: 'EN', status: 'TRIAL', version: 1,
    }; // prettier-ignore
    publish(fresh, { kind: 'profile', key: profileId, version: 1, deleted: false, value });
    return fresh;
  }

  const server: FaultServer = {
    chooseFault: () => 'none',
    poison: () => null,
    requests: [],
    effects: new Map(),
    order: [],
    acceptsToken: () => true,
    changesOf: (userId) =>
      [...accountOf(userId).feed.values()].sort((a, b) => a.seq - b.seq).map((row) => row.change),
    blobsOf: (userId) => accountOf(userId).blobs,
    expireCursors: (userId) => {
      accountOf(userId).feedId = randomUUID();
    },
    applyElsewhere: (userId, kind, payload) =>
      effect(accountOf(userId), { opId: randomUUID(), kind, v: 1, payload, baseVersion: null }, true),
    async deliverLate() {
      for (const request of late.splice(0)) await answer(request);
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const fault = server.chooseFault(request);
      const isBatch = new URL(request.url).pathname === '/api/sync/batch';
      const opIds = isBatch ? BatchRequest.parse(await request.clone().json()).ops.map((op) => op.opId) : [];
      server.requests.push({
        method: request.method, path: new URL(request.url).pathname, userId: userOf(request), opIds, fault,
      }); // prettier-ignore
      return withFault(fault, request);
    },
  };

  async function withFault(fault: Fault, request: Request): Promise<Response> {
    switch (fault) {
      case 'none':
        return answer(request);
      case 'drop-before':
        throw new TypeError('Failed to fetch');
      case 'drop-after':
        await answer(request);
        throw new TypeError('Failed to fetch');
      case 'server-error':
        return failure('INTERNAL', 500);
      case 'unavailable':
        return failure('UNAVAILABLE', 503);
      case 'html':
        return new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } });
      case 'throttled':
        return failure('RATE_LIMITED', 429, { 'retry-after': '2' });
      case 'unauthenticated':
        return failure('UNAUTHENTICATED', 401);
      case 'duplicate':
        late.push(request.clone());
        return answer(request);
    }
  }

  async function answer(request: Request): Promise<Response> {
    const userId = userOf(request);
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    if (userId === null || !server.acceptsToken(token)) return failure('UNAUTHENTICATED', 401);
    const account = accountOf(userId);
    const url = new URL(request.url);
    if (url.pathname === '/api/sync/batch')
      return json(batch(account, BatchRequest.parse(await request.json())));
    if (url.pathname === '/api/sync/changes') return changes(account, url);
    const sha256 = /^\/api\/blobs\/([0-9a-f]{64})$/.exec(url.pathname)?.[1];
    if (sha256 === undefined) return failure('NOT_FOUND', 404);
    if (request.method === 'HEAD') {
      const status = account.blobs.has(sha256) ? 200 : 404;
      return new Response(null, { status, headers: { 'x-api': '1' } });
    }
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) return failure('HASH_MISMATCH', 422);
    account.blobs.add(sha256);
    return json({ sha256, sizeBytes: bytes.byteLength, mimeType: 'audio/mpeg' }, 201);
  }

  function batch(account: Account, { ops }: BatchRequest) {
    const results = ops.map((op): OpResult => {
      try {
        const poison = server.poison(op);
        if (poison) throw new Refused(poison.code, poison.status);
        const fingerprint = `${op.kind} ${JSON.stringify(op.payload)}`;
        const before = account.results.get(op.opId);
        if (before) {
          if (before.fingerprint !== fingerprint) throw new Refused('IDEMPOTENCY_MISMATCH', 422);
          return { opId: op.opId, outcome: 'applied', replayed: true, change: before.change };
        }
        const change = effect(account, op, false);
        account.results.set(op.opId, { fingerprint, change });
        server.effects.set(op.opId, (server.effects.get(op.opId) ?? 0) + 1);
        return { opId: op.opId, outcome: 'applied', replayed: false, change };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, status, current } = error;
        return {
          opId: op.opId,
          outcome: 'failed',
          error: shape(code, status),
          retryAfterSeconds: null,
          current,
        };
      }
    });
    return { results, serverTime: 0 };
  }

  function effect(account: Account, op: SyncOp, isElsewhere: boolean): Change | null {
    const payload = mutations[op.kind].payload.parse(op.payload);
    const change = effects[op.kind](account, payload as never, isElsewhere ? 'any' : op.baseVersion);
    if (change) publish(account, change);
    if (!isElsewhere) server.order.push({ opId: op.opId, kind: op.kind, target: change?.key ?? '' });
    return change;
  }

  return server;
}

const profileId = '00000000-0000-4000-8000-00000000000a';

function publish(account: Account, change: Change): void {
  account.seq += 1;
  account.feed.set(`${change.kind} ${change.key}`, { seq: account.seq, change });
}

type BaseVersion = number | null | 'any';
const effects: {
  [K in MutationKind]: (account: Account, payload: MutationPayload<K>, base: BaseVersion) => Change | null;
} = {
  'answer.submit': (account, payload) => {
    const { answer, answerId, practiceId, taskType, duration, pteType } = payload;
    if (answer.kind === 'record' && !account.blobs.has(answer.recording.sha256))
      throw new Refused('BLOB_MISSING', 409);
    const value: AnswerDto = {
      id: answerId, practiceId, taskType, value: answer, duration, pteType, score: null, scorePercentage: null,
      nickname: 'ada', avatar: null, premium: false,
      createdDate: '2026-01-01T00:00:00.000Z', lastModifiedDate: '2026-01-01T00:00:00.000Z',
    }; // prettier-ignore
    return { kind: 'answer', key: answerId, version: 1, deleted: false, value };
  },
  'answer.delete': (account, { answerId }) => {
    const known = account.feed.get(`answer ${answerId}`);
    if (!known || known.change.deleted) throw new Refused('NOT_FOUND', 404);
    return { kind: 'answer', key: answerId, version: known.change.version + 1, deleted: true, value: null };
  },
  'bookmark.set': (account, { practiceId, type }, base) => {
    const row = account.bookmarkVersions.get(practiceId);
    const seenNone = base === null && (!row || row.type === 'UNMARK');
    if (row && base !== 'any' && !seenNone && base !== row.version) {
      throw new Refused('VERSION_CONFLICT', 409, bookmarkChange(row));
    }
    const next = { id: row?.id ?? randomUUID(), practiceId, type, version: (row?.version ?? 0) + 1 };
    account.bookmarkVersions.set(practiceId, next);
    return bookmarkChange(next);
  },
  'profile.set': (account, patch, base) => {
    const known = account.feed.get(`profile ${profileId}`)?.change;
    if (known?.kind !== 'profile' || !known.value) throw new Refused('NOT_FOUND', 404);
    if (base !== 'any' && base !== null && base !== known.version)
      throw new Refused('VERSION_CONFLICT', 409, known);
    const version = known.version + 1;
    const set = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    return { ...known, version, value: { ...known.value, ...set, version } };
  },
};

function bookmarkChange(row: BookmarkDto): Change {
  const deleted = row.type === 'UNMARK';
  return {
    kind: 'bookmark',
    key: String(row.practiceId),
    version: row.version,
    deleted,
    value: deleted ? null : row,
  };
}

function changes(account: Account, url: URL): Response {
  const cursor = url.searchParams.get('cursor');
  const limit = Number(url.searchParams.get('limit') ?? 1_000);
  const [feedId, position] = cursor?.split(' ') ?? [account.feedId, '0'];
  if (feedId !== account.feedId) return failure('CURSOR_EXPIRED', 410);
  const rows = [...account.feed.values()]
    .filter((row) => row.seq > Number(position))
    .sort((a, b) => a.seq - b.seq);
  const page = rows.slice(0, limit);
  const more = rows.length > page.length;
  const body: ChangesResponse = {
    changes: page.map((row) => row.change),
    cursor: `${account.feedId} ${more ? (page.at(-1)?.seq ?? 0) : account.seq}`,
    more,
    check: more ? null : checkOf(account),
    serverTime: 0,
  };
  return json(body);
}

function checkOf(account: Account): NonNullable<ChangesResponse['check']> {
  const check: NonNullable<ChangesResponse['check']> = {};
  for (const kind of ['answer', 'bookmark', 'profile'] satisfies ChangeKind[]) {
    const lines = [...account.feed.values()]
      .filter(({ change }) => change.kind === kind && !change.deleted)
      .map(({ change }) => [change.key, change.version] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, version]) => `${key}:${version}`);
    if (lines.length === 0) continue;
    check[kind] = { count: lines.length, hash: createHash('sha256').update(lines.join('\n')).digest('hex') };
  }
  return check;
}

function userOf(request: Request): string | null {
  return /^Bearer token-([^ ]+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function shape(code: ErrorCode, status: number) {
  return { status, code, message: `refused: ${code}`, error: `refused: ${code}`, errors: [] };
}

function failure(code: ErrorCode, status: number, headers: Record<string, string> = {}): Response {
  return json(shape(code, status), status, headers);
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'x-api': '1', ...headers } });
}
