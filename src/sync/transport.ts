import ky, { isTimeoutError, type KyInstance, type Options } from 'ky';
import type { z } from 'zod';
import { ApiError, apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { blobLimitBytes } from '#contract/routes/offline.ts';
import { BatchResponse, ChangesResponse, type BatchRequest } from '#contract/sync.ts';
import type { CallOutcome } from './call-outcome.ts';

/** The calls of the engine. Nothing throws; see `CallOutcome`. */
export interface SyncTransport {
  sendBatch(userId: string, request: BatchRequest): Promise<CallOutcome<BatchResponse>>;
  pullChanges(
    userId: string,
    query: { cursor: string | null; limit: number },
  ): Promise<CallOutcome<ChangesResponse>>;
  hasBlob(userId: string, sha256: string): Promise<CallOutcome<boolean>>;
  putBlob(
    userId: string,
    blob: { sha256: string; bytes: ArrayBuffer; mimeType: string },
  ): Promise<CallOutcome<object>>;
  /** Whether there is a token of this learner to send with; `unavailable`: it cannot be renewed just now. */
  readiness(userId: string): Promise<'ready' | 'signed-out' | 'unavailable'>;
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
  readonly fetch?: NonNullable<Options['fetch']>;
  /** Now, in epoch ms, for a Retry-After that names a date. */
  readonly now: () => number;
}

const batchTimeoutMs = 30_000;
/** Slow mobile upload: 20 kB/s. */
const slowestBytesPerMs = 20;

/** The API over ky: no retries of its own (the engine decides), explicit timeouts, one renewal of a refused token. */
export function createTransport({ tokens, origin, fetch, now }: TransportOptions): SyncTransport {
  const api = ky.create({
    baseUrl: origin,
    retry: 0,
    throwHttpErrors: false,
    timeout: batchTimeoutMs,
    ...(fetch ? { fetch } : {}),
  });

  async function call<Body>(
    userId: string,
    path: string,
    options: Options & { read: (response: Response) => Promise<Body> },
  ): Promise<CallOutcome<Body>> {
    const { read, ...rest } = options;
    const first = await tokens.getAccessToken();
    if (first.kind === 'unavailable') return { kind: 'unknown', reason: 'network' };
    if (first.kind !== 'token' || first.userId !== userId) return { kind: 'signed-out' };
    const outcome = await send(api, path, { ...withToken(rest, first.token), read, now });
    if (outcome.kind !== 'refused' || outcome.code !== 'UNAUTHENTICATED') return outcome;
    const second = await tokens.getAccessToken({ fresh: true, rejected: first.token });
    if (second.kind === 'unavailable') return { kind: 'unknown', reason: 'network' };
    if (second.kind !== 'token' || second.userId !== userId) return { kind: 'signed-out' };
    return send(api, path, { ...withToken(rest, second.token), read, now });
  }

  return {
    sendBatch: (userId, request) =>
      call(userId, '/api/sync/batch', { method: 'post', json: request, read: parsed(BatchResponse) }),
    pullChanges: (userId, { cursor, limit }) =>
      call(userId, '/api/sync/changes', {
        method: 'get',
        searchParams: { limit, ...(cursor === null ? {} : { cursor }) },
        read: parsed(ChangesResponse),
      }),
    async hasBlob(userId, sha256) {
      const path = `/api/blobs/${sha256}`;
      const outcome = await call(userId, path, { method: 'head', read: async () => true });
      const isAbsent = outcome.kind === 'refused' && outcome.status === 404;
      return isAbsent ? { kind: 'answered', body: false } : outcome;
    },
    async putBlob(userId, { sha256, bytes, mimeType }) {
      if (bytes.byteLength > blobLimitBytes) return tooLarge;
      return call(userId, `/api/blobs/${sha256}`, {
        method: 'put',
        body: bytes,
        headers: { 'content-type': mimeType },
        timeout: Math.max(batchTimeoutMs, Math.ceil(bytes.byteLength / slowestBytesPerMs)),
        read: async () => ({}),
      });
    },
    async readiness(userId) {
      const token = await tokens.getAccessToken();
      if (token.kind === 'unavailable') return 'unavailable';
      return token.kind === 'token' && token.userId === userId ? 'ready' : 'signed-out';
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

function withToken(options: Options, token: string): Options {
  const headers = new Headers(options.headers as HeadersInit | undefined);
  headers.set('authorization', `Bearer ${token}`);
  return { ...options, headers };
}

function parsed<Schema extends z.ZodType>(schema: Schema) {
  return async (response: Response): Promise<z.infer<Schema>> => schema.parse(await response.json());
}

interface SendOptions<Body> extends Options {
  read: (response: Response) => Promise<Body>;
  now: () => number;
}

async function send<Body>(
  api: KyInstance,
  path: string,
  options: SendOptions<Body>,
): Promise<CallOutcome<Body>> {
  const { read, now, ...rest } = options;
  let response: Response;
  try {
    response = await api(path, rest);
  } catch (error) {
    return { kind: 'unknown', reason: isTimeoutError(error) ? 'timeout' : 'network' };
  }
  // Whoever did not say that it is our API is a captive portal, a proxy or a parked domain: its 200 is no answer.
  if (response.headers.get(apiHeader) !== apiHeaderValue) return { kind: 'unknown', reason: 'not-ours' };
  try {
    if (response.ok) return { kind: 'answered', body: await read(response) };
    return await refusalOf(response, now());
  } catch {
    return { kind: 'unknown', reason: 'unreadable' };
  }
}

async function refusalOf(response: Response, now: number): Promise<CallOutcome<never>> {
  const { status } = response;
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now);
  // The answer to HEAD has no body to read the code from.
  const text = await response.text();
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
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
