import type { z } from 'zod';
import { AnswerDto } from '#contract/entities/answer.ts';
import { ApiError, apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { blobLimitBytes } from '#contract/routes/offline.ts';
import {
  BatchResponse,
  ChangesResponse,
  DeviceMemory,
  type BatchRequest,
  type ChangeKind,
} from '#contract/sync.ts';
import { issuedAtOf } from '#platform/session/token-claims.ts';
import { toldMs } from './backoff.ts';
import type { CallOutcome } from './call-outcome.ts';
import { createHttp, type Http, type HttpAnswer, type HttpRequest } from './http.ts';

/** The calls of the engine. Nothing throws; see `CallOutcome`. */
export interface SyncTransport {
  sendBatch(userId: string, request: BatchRequest): Promise<CallOutcome<BatchResponse>>;
  pullChanges(
    userId: string,
    query: { cursor: string | null; limit: number; kinds?: readonly ChangeKind[] },
  ): Promise<CallOutcome<ChangesResponse>>;
  hasBlob(userId: string, sha256: string): Promise<CallOutcome<boolean>>;
  putBlob(
    userId: string,
    blob: { sha256: string; bytes: ArrayBuffer; mimeType: string },
  ): Promise<CallOutcome<object>>;
  /** The bytes of an own recording. `onProgress` hears the share that has come, 0..1. */
  getBlob(
    userId: string,
    sha256: string,
    onProgress: (share: number) => void,
  ): Promise<CallOutcome<ArrayBuffer>>;
  /** Whether there is a token of this learner to send with. */
  readiness(userId: string): Promise<Readiness>;
}

export type Readiness =
  /** `issuedAt`: when the token was issued, epoch ms by the clock of its issuer; `null` when it does not tell. */
  | { readonly kind: 'ready'; readonly issuedAt: number | null }
  | { readonly kind: 'signed-out' }
  /** It cannot be renewed just now. */
  | { readonly kind: 'unavailable' };

/** What the server remembers of an installation of the app. */
export interface DeviceLookup {
  findDevice(userId: string, clientId: string): Promise<CallOutcome<DeviceMemory>>;
}

/** The request for a new score. */
export interface ScoringCalls {
  /**
   * `answers`: the address of a task's answers, without a slash at its end; the service worker, which carries this file too, knows no
   * tasks. Gives the answer as the server has it then. Asked twice, it waits once.
   */
  requestScoring(
    userId: string,
    of: { readonly answers: string; readonly answerId: string },
  ): Promise<CallOutcome<AnswerDto>>;
}

/** Calls for what only the server has. The body is as it came: whoever asks knows its schema. */
export interface ReadCalls {
  getJson(
    userId: string,
    path: string,
    query: Readonly<Record<string, string | number>>,
  ): Promise<CallOutcome<unknown>>;
  postJson(userId: string, path: string, json: unknown): Promise<CallOutcome<unknown>>;
}

/** Where access tokens come from; the session of `platform` fits. A token is read for each request and never kept. */
export interface AccessTokens {
  getAccessToken(request?: {
    fresh?: boolean;
    rejected?: string;
  }): Promise<
    | { readonly kind: 'token'; readonly token: string; readonly userId: string }
    | { readonly kind: 'signed-out' | 'expired' | 'unavailable' }
  >;
}

export interface TransportOptions {
  readonly tokens: AccessTokens;
  /** Origin of the API, e.g. `https://passage.example`. */
  readonly origin: string;
  readonly fetch?: NonNullable<Parameters<typeof createHttp>[0]['fetch']>;
  /** Now, in epoch ms, for a Retry-After that names a date. */
  readonly now: () => number;
}

const batchTimeoutMs = 30_000;
/** Slow mobile upload: 20 kB/s. */
const slowestBytesPerMs = 20;

/** The API over the browser's network. */
export function createTransport({
  tokens,
  origin,
  fetch,
  now,
}: TransportOptions): SyncTransport & DeviceLookup & ScoringCalls & ReadCalls {
  return createTransportOver({ tokens, now, http: createHttp({ origin, ...(fetch ? { fetch } : {}) }) });
}

type Call<Body> = Omit<HttpRequest, 'token' | 'timeoutMs'> & {
  timeoutMs?: number;
  read: (answer: HttpAnswer) => Promise<Body>;
};

/** The API over any HTTP: tokens, one renewal of a refused one, and what an answer means. */
export function createTransportOver({
  tokens,
  http,
  now,
}: Pick<TransportOptions, 'tokens' | 'now'> & { readonly http: Http }): SyncTransport &
  DeviceLookup &
  ScoringCalls &
  ReadCalls {
  async function call<Body>(
    userId: string,
    { read, timeoutMs = batchTimeoutMs, ...request }: Call<Body>,
  ): Promise<CallOutcome<Body>> {
    const send = async (token: string) => outcomeOf(await http({ ...request, timeoutMs, token }), read, now);
    const first = await tokens.getAccessToken();
    if (first.kind === 'unavailable') return { kind: 'unknown', reason: 'network' };
    if (first.kind !== 'token' || first.userId !== userId) return { kind: 'signed-out' };
    const outcome = await send(first.token);
    if (outcome.kind !== 'refused' || outcome.code !== 'UNAUTHENTICATED') return outcome;
    const second = await tokens.getAccessToken({ fresh: true, rejected: first.token });
    if (second.kind === 'unavailable') return { kind: 'unknown', reason: 'network' };
    if (second.kind !== 'token' || second.userId !== userId) return { kind: 'signed-out' };
    return send(second.token);
  }

  return {
    sendBatch: (userId, request) =>
      call(userId, {
        method: 'post',
        path: '/api/sync/batch',
        json: request,
        read: parsed(BatchResponse),
      }),
    pullChanges: (userId, { cursor, limit, kinds }) =>
      call(userId, {
        method: 'get',
        path: '/api/sync/changes',
        query: {
          limit,
          ...(cursor === null ? {} : { cursor }),
          ...(kinds ? { kinds: kinds.join(',') } : {}),
        },
        read: parsed(ChangesResponse),
      }),
    async hasBlob(userId, sha256) {
      const path = `/api/blobs/${sha256}`;
      const outcome = await call(userId, { method: 'head', path, read: async () => true });
      const isAbsent = outcome.kind === 'refused' && outcome.status === 404;
      return isAbsent ? { kind: 'answered', body: false } : outcome;
    },
    async putBlob(userId, { sha256, bytes, mimeType }) {
      if (bytes.byteLength > blobLimitBytes) return tooLarge;
      return call(userId, {
        method: 'put',
        path: `/api/blobs/${sha256}`,
        bytes: { content: bytes, mimeType },
        timeoutMs: Math.max(batchTimeoutMs, Math.ceil(bytes.byteLength / slowestBytesPerMs)),
        read: async () => ({}),
      });
    },
    getBlob: (userId, sha256, onProgress) =>
      call(userId, {
        method: 'get',
        path: `/api/blobs/${sha256}`,
        timeoutMs: Math.ceil(blobLimitBytes / slowestBytesPerMs),
        onProgress,
        read: (answer) => answer.bytes(),
      }),
    findDevice: (userId, clientId) =>
      call(userId, {
        method: 'get',
        path: `/api/sync/devices/${clientId}`,
        read: parsed(DeviceMemory),
      }),
    requestScoring: (userId, { answers, answerId }) =>
      call(userId, { method: 'post', path: `${answers}/${answerId}/scoring`, read: parsed(AnswerDto) }),
    getJson: (userId, path, query) =>
      call(userId, { method: 'get', path, query, read: (answer) => answer.json() }),
    postJson: (userId, path, json) =>
      call(userId, { method: 'post', path, json, read: (answer) => answer.json() }),
    async readiness(userId) {
      const token = await tokens.getAccessToken();
      if (token.kind === 'unavailable') return { kind: 'unavailable' };
      if (token.kind !== 'token' || token.userId !== userId) return { kind: 'signed-out' };
      return { kind: 'ready', issuedAt: issuedAtOf(token.token) };
    },
  };
}

const tooLarge: CallOutcome<never> = {
  kind: 'refused',
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  message: 'This recording is too large to be sent',
  retryAfterMs: null,
};

function parsed<Schema extends z.ZodType>(schema: Schema) {
  return async (answer: HttpAnswer): Promise<z.infer<Schema>> => schema.parse(await answer.json());
}

async function outcomeOf<Body>(
  answer: HttpAnswer | 'network' | 'timeout',
  read: (answer: HttpAnswer) => Promise<Body>,
  now: () => number,
): Promise<CallOutcome<Body>> {
  if (typeof answer === 'string') return { kind: 'unknown', reason: answer };
  // Whoever did not say that it is our API is a captive portal, a proxy or a parked domain: its 200 is no answer.
  if (answer.header(apiHeader) !== apiHeaderValue) return { kind: 'unknown', reason: 'not-ours' };
  try {
    if (answer.status >= 200 && answer.status < 300) return { kind: 'answered', body: await read(answer) };
    return await refusalOf(answer, now());
  } catch {
    return { kind: 'unknown', reason: 'unreadable' };
  }
}

async function refusalOf(answer: HttpAnswer, now: number): Promise<CallOutcome<never>> {
  const { status } = answer;
  const retryAfterMs = parseRetryAfter(answer.header('retry-after'), now);
  // The answer to HEAD has no body to read the code from.
  const text = await answer.text();
  if (text === '') {
    const code = status === 401 ? 'UNAUTHENTICATED' : status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE';
    return { kind: 'refused', status, code, message: '', retryAfterMs };
  }
  const error = ApiError.parse(JSON.parse(text));
  const message = error.errors[0]?.defaultMessage ?? error.message;
  return { kind: 'refused', status: error.status, code: error.code, message, retryAfterMs };
}

function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? toldMs(ms) : null;
}
