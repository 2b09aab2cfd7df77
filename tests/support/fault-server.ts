import { createHash, randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import type { ToldAiQuota } from '#contract/entities/progress.ts';
import type { MutationKind } from '#contract/mutations.ts';
import {
  BatchRequest,
  changeKinds,
  type Change,
  type ChangesResponse,
  type OpResult,
  type SyncOp,
} from '#contract/sync.ts';
import { applyKind, openKindAccount, Refused, type KindAccount } from './fault-server-kinds.ts';

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
  | 'duplicate'
  /** Nobody answered for as long as anybody waits: that time is over. */
  | 'timeout';

interface Account extends KindAccount {
  feedId: string;
  /** What was deleted up to here is told to nobody any more. */
  forgottenUpTo: number;
  results: Map<string, { fingerprint: string; change: Change | null }>;
}

export interface SeenRequest {
  method: string;
  path: string;
  query: string;
  userId: string | null;
  opIds: string[];
  fault: Fault;
}

export interface FaultServer {
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Chooses the fault of each request; none unless set. */
  chooseFault: (request: Request) => Fault;
  /** Kinds or op ids that are answered with a failure of their own. */
  poison: (op: SyncOp) => { code: ErrorCode; status: number; retryAfterSeconds?: number } | null;
  /** What its clock shows. */
  time: number;
  /** What it tells of AI scores; nothing unless set. */
  aiQuota: ToldAiQuota | undefined;
  readonly requests: SeenRequest[];
  /** How often each op had an effect, and in what order. */
  readonly effects: Map<string, number>;
  readonly order: { opId: string; kind: MutationKind; target: string }[];
  changesOf(userId: string): Change[];
  blobsOf(userId: string): ReadonlySet<string>;
  /** Delivers what the network held back. */
  deliverLate(): Promise<void>;
  /** Three months pass: cursors are of no use any more, and what was deleted is forgotten. */
  expireCursors(userId: string): void;
  acceptsToken: (token: string) => boolean;
  /** What another device of this learner does. */
  applyElsewhere(userId: string, kind: MutationKind, payload: unknown): Change | null;
}

const keyLifeMs = 90 * 86_400_000;

/** The contract's batch, changes and blobs in memory, with faults on order. For ky's `fetch` option. */
export function createFaultServer(): FaultServer {
  const accounts = new Map<string, Account>();
  const late: Request[] = [];

  function accountOf(userId: string): Account {
    const known = accounts.get(userId);
    if (known) return known;
    const fresh: Account = {
      ...openKindAccount(userId),
      feedId: randomUUID(),
      forgottenUpTo: 0,
      results: new Map(),
    };
    accounts.set(userId, fresh);
    return fresh;
  }

  const server: FaultServer = {
    chooseFault: () => 'none',
    poison: () => null,
    time: 0,
    aiQuota: undefined,
    requests: [],
    effects: new Map(),
    order: [],
    acceptsToken: () => true,
    changesOf: (userId) =>
      [...accountOf(userId).feed.values()].sort((a, b) => a.seq - b.seq).map((row) => row.change),
    blobsOf: (userId) => accountOf(userId).blobs,
    expireCursors: (userId) => {
      const account = accountOf(userId);
      account.feedId = randomUUID();
      account.forgottenUpTo = account.seq;
    },
    applyElsewhere: (userId, kind, payload) =>
      applyKind(accountOf(userId), { opId: randomUUID(), kind, payload, baseVersion: 'any' }),
    async deliverLate() {
      for (const request of late.splice(0)) await answer(request);
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const fault = server.chooseFault(request);
      const isBatch = new URL(request.url).pathname === '/api/sync/batch';
      const opIds = isBatch ? BatchRequest.parse(await request.clone().json()).ops.map((op) => op.opId) : [];
      server.requests.push({
        method: request.method,
        path: new URL(request.url).pathname,
        query: new URL(request.url).search,
        userId: userOf(request),
        opIds,
        fault,
      });
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
      case 'timeout':
        throw new DOMException('signal timed out', 'TimeoutError');
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
    if (url.pathname === '/api/sync/changes') return changes(account, url, server);
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
        if (poison) {
          const { code, status, retryAfterSeconds = null } = poison;
          return {
            opId: op.opId,
            outcome: 'failed',
            error: shape(code, status),
            retryAfterSeconds,
            current: null,
          };
        }
        const fingerprint = `${op.kind} ${JSON.stringify(op.payload)}`;
        const before = account.results.get(op.opId);
        if (before) {
          if (before.fingerprint !== fingerprint) throw new Refused('IDEMPOTENCY_MISMATCH', 422);
          return { opId: op.opId, outcome: 'applied', replayed: true, change: before.change };
        }
        if (op.heardAt !== null && server.time - op.heardAt > keyLifeMs)
          throw new Refused('KEY_EXPIRED', 409);
        const change = effect(account, op);
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
    return { results, serverTime: server.time, ...toldOf(server) };
  }

  function effect(account: Account, op: SyncOp): Change | null {
    const change = applyKind(account, op);
    server.order.push({ opId: op.opId, kind: op.kind, target: change?.key ?? '' });
    return change;
  }

  return server;
}

type Told = Pick<FaultServer, 'time' | 'aiQuota'>;

const toldOf = ({ aiQuota }: Told) => (aiQuota ? { aiQuota } : {});

function changes(account: Account, url: URL, told: Told): Response {
  const cursor = url.searchParams.get('cursor');
  const limit = Number(url.searchParams.get('limit') ?? 1_000);
  const [feedId, position] = cursor?.split(' ') ?? [account.feedId, '0'];
  if (feedId !== account.feedId) return failure('CURSOR_EXPIRED', 410);
  const kinds = url.searchParams.get('kinds')?.split(',');
  const rows = [...account.feed.values()]
    .filter((row) => row.seq > Number(position) && (!kinds || kinds.includes(row.change.kind)))
    .filter((row) => !row.change.deleted || row.seq > account.forgottenUpTo)
    .sort((a, b) => a.seq - b.seq);
  const page = rows.slice(0, limit);
  const more = rows.length > page.length;
  const body: ChangesResponse = {
    changes: page.map((row) => row.change),
    cursor: `${account.feedId} ${more ? (page.at(-1)?.seq ?? 0) : account.seq}`,
    more,
    check: more ? null : checkOf(account),
    serverTime: told.time,
    ...(more ? {} : toldOf(told)),
  };
  return json(body);
}

function checkOf(account: Account): NonNullable<ChangesResponse['check']> {
  const check: NonNullable<ChangesResponse['check']> = {};
  for (const kind of changeKinds) {
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
  return /^Bearer token-([^ .]+)/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
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
