import { addressOf, paths } from '#contract/paths.ts';
import type { z } from 'zod';
import { AnswerDto } from '#contract/entities/answer.ts';
import { blobLimitBytes } from '#contract/routes/offline.ts';
import { DeviceMemory } from '#contract/sync.ts';
import type { CallOutcome } from './call-outcome.ts';
import { createHttp, type HttpAnswer } from './http.ts';
import { batchTimeoutMs, createLearnerCalls, type LearnerCallsOptions } from './learner-calls.ts';
import { readBatch } from './read-batch.ts';
import { readChanges } from './read-changes.ts';
import type { DeviceLookup, ReadCalls, ScoringCalls, SyncTransport } from './transport.ts';

export interface TransportOptions extends Pick<LearnerCallsOptions, 'tokens' | 'now'> {
  /** Origin of the API, e.g. `https://passage.example`. */
  readonly origin: string;
  readonly fetch?: NonNullable<Parameters<typeof createHttp>[0]['fetch']>;
}

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

/** The API over any HTTP. */
export function createTransportOver(
  options: LearnerCallsOptions,
): SyncTransport & DeviceLookup & ScoringCalls & ReadCalls {
  const { call, readiness } = createLearnerCalls(options);
  return {
    sendBatch: (userId, request) =>
      call(userId, {
        method: 'post',
        path: paths.batch,
        json: request,
        read: async (answer) => readBatch(await answer.json()),
      }),
    pullChanges: (userId, { cursor, limit, kinds }) =>
      call(userId, {
        method: 'get',
        path: paths.changes,
        query: {
          limit,
          ...(cursor === null ? {} : { cursor }),
          ...(kinds ? { kinds: kinds.join(',') } : {}),
        },
        read: async (answer) => readChanges(await answer.json()),
      }),
    async hasBlob(userId, sha256) {
      const outcome = await call(userId, {
        method: 'head',
        path: addressOf(paths.blob, { sha256 }),
        // A browser writes an error into its console for every 404. A server that does not know of this answers so all the same.
        query: { missing: '204' },
        read: async ({ status }) => status !== 204,
      });
      const isAbsent = outcome.kind === 'refused' && outcome.status === 404;
      return isAbsent ? { kind: 'answered', body: false } : outcome;
    },
    async putBlob(userId, { sha256, bytes, mimeType }) {
      if (bytes.byteLength > blobLimitBytes) return tooLarge;
      return call(userId, {
        method: 'put',
        path: addressOf(paths.blob, { sha256 }),
        bytes: { content: bytes, mimeType },
        timeoutMs: Math.max(batchTimeoutMs, Math.ceil(bytes.byteLength / slowestBytesPerMs)),
        read: async () => ({}),
      });
    },
    getBlob: (userId, sha256, onProgress) =>
      call(userId, {
        method: 'get',
        path: addressOf(paths.blob, { sha256 }),
        timeoutMs: Math.ceil(blobLimitBytes / slowestBytesPerMs),
        onProgress,
        read: (answer) => answer.bytes(),
      }),
    findDevice: (userId, clientId) =>
      call(userId, {
        method: 'get',
        path: addressOf(paths.device, { clientId }),
        read: parsed(DeviceMemory),
      }),
    requestScoring: (userId, path) => call(userId, { method: 'post', path, read: parsed(AnswerDto) }),
    getJson: (userId, path, query) =>
      call(userId, { method: 'get', path, query, read: (answer) => answer.json() }),
    postJson: (userId, path, json, idempotencyKey) =>
      call(userId, { method: 'post', path, json, idempotencyKey, read: (answer) => answer.json() }),
    readiness,
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
