import { idempotencyHeader, signedInHeader } from '#contract/errors.ts';
import ky, { isTimeoutError, type Options } from 'ky';

/** One call of the API before anything is understood of its answer. */
export interface HttpRequest {
  readonly method: 'get' | 'head' | 'post' | 'put';
  readonly path: string;
  readonly token: string;
  /** When the learner signed in on this device, epoch ms by the clock of the provider. */
  readonly signedInAt?: number | null;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly json?: unknown;
  /** Repeating a request with it does nothing twice. */
  readonly idempotencyKey?: string | undefined;
  readonly bytes?: { readonly content: ArrayBuffer; readonly mimeType: string };
  readonly timeoutMs: number;
  readonly onProgress?: (share: number) => void;
}

/** An answer of whoever answered. Reading it may reject: the connection can break in the middle. */
export interface HttpAnswer {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  json(): Promise<unknown>;
  bytes(): Promise<ArrayBuffer>;
}

/** Sends a request once. Never rejects: no answer is a word. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer | 'network' | 'timeout'>;

/** HTTP over ky: no retries of its own (the engine decides), explicit timeouts. */
export function createHttp({
  origin,
  fetch,
}: {
  origin: string;
  fetch?: NonNullable<Options['fetch']>;
}): Http {
  const api = ky.create({ baseUrl: origin, retry: 0, throwHttpErrors: false, ...(fetch ? { fetch } : {}) });
  return async (request) => {
    try {
      const response = await api(request.path, optionsOf(request));
      return {
        status: response.status,
        header: (name) => response.headers.get(name),
        text: () => response.text(),
        json: () => response.json(),
        bytes: () => response.arrayBuffer(),
      };
    } catch (error) {
      const isTooLate = isTimeoutError(error) || (error as Error | null)?.name === 'TimeoutError';
      return isTooLate ? 'timeout' : 'network';
    }
  };
}

function optionsOf(request: HttpRequest): Options {
  const {
    method,
    token,
    signedInAt = null,
    query,
    json,
    idempotencyKey,
    bytes,
    timeoutMs,
    onProgress,
  } = request;
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (signedInAt !== null) headers.set(signedInHeader, String(signedInAt));
  if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
  if (bytes) headers.set('content-type', bytes.mimeType);
  return {
    method,
    headers,
    timeout: timeoutMs,
    // ky's own timeout ends with the headers; a body that never ends would hold the drain for ever.
    signal: AbortSignal.timeout(timeoutMs),
    ...(query ? { searchParams: query } : {}),
    ...(json === undefined ? {} : { json }),
    ...(bytes ? { body: bytes.content } : {}),
    ...(onProgress ? { onDownloadProgress: ({ percent }: { percent: number }) => onProgress(percent) } : {}),
  };
}
