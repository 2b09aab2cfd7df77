import type { IncomingHttpHeaders } from 'node:http';
import type { Item, Ledger } from './ledger.ts';

export interface Heard {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Face {
  readonly method: string;
  readonly path: RegExp;
  /** Items that a request writes. */
  readonly ids: (heard: Heard) => string[];
  readonly answer: (heard: Heard, ledger: Ledger) => Answer;
}

const parse = <Body>({ body }: Heard): Body => JSON.parse(body.toString('utf8')) as Body;

interface Batch {
  ops: {
    opId: string;
    kind: string;
    payload: { answerId: string; answer: { kind: string; recording?: { sha256: string } } };
  }[];
}

/** Passage's own contract (contract/sync.ts): what of it the workload needs. */
const passage: Face[] = [
  {
    method: 'POST',
    path: /^\/api\/sync\/batch$/,
    ids: (heard) => parse<Batch>(heard).ops.map(({ payload }) => payload.answerId),
    answer(heard, ledger) {
      const results = parse<Batch>(heard).ops.map(({ opId, payload }) => {
        const { answerId, ...rest } = payload;
        const sha256 = payload.answer.recording?.sha256;
        if (sha256 !== undefined && !ledger.blobs.has(sha256)) {
          const error = { status: 409, code: 'BLOB_MISSING', message: '', error: '', errors: [] };
          return { opId, outcome: 'failed', error, retryAfterSeconds: null, current: null };
        }
        const done = ledger.apply({ ...rest, id: answerId }, opId);
        const change = changeOf({ ...rest, id: answerId });
        return { opId, outcome: 'applied', replayed: done === 'replayed', change };
      });
      return { status: 200, body: { results, serverTime: 0 } };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/sync\/changes$/,
    ids: () => [],
    answer({ url }, { rows }) {
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const to = Math.min(rows.length, from + Number(url.searchParams.get('limit') ?? 1_000));
      const body = {
        changes: rows.slice(from, to).map(changeOf),
        cursor: String(to),
        more: to < rows.length,
        check: null,
        serverTime: 0,
      };
      return { status: 200, body };
    },
  },
  {
    method: 'HEAD',
    path: /^\/api\/blobs\//,
    ids: () => [],
    answer: ({ url }, { blobs }) => ({ status: blobs.has(blobName(url)) ? 200 : 404, body: null }),
  },
  {
    method: 'PUT',
    path: /^\/api\/blobs\//,
    ids: () => [],
    answer({ url, body }, ledger) {
      const sha256 = blobName(url);
      ledger.keepBlob(sha256);
      return { status: 201, body: { sha256, sizeBytes: body.byteLength, mimeType: 'audio/mpeg' } };
    },
  },
];

const blobName = (url: URL): string => url.pathname.slice('/api/blobs/'.length);

function changeOf(item: Item) {
  return { kind: 'answer', key: item.id, version: 1, deleted: false, value: answerDto(item) };
}

/** The row as the feed carries it; RxDB pulls the same fields. */
function answerDto({ id, practiceId, taskType, answer, duration, pteType }: Item) {
  const createdDate = '2026-01-01T00:00:00.000Z';
  return {
    id,
    practiceId,
    taskType,
    value: answer,
    duration,
    pteType,
    score: null,
    scorePercentage: null,
    nickname: 'ada',
    avatar: null,
    premium: false,
    createdDate,
    lastModifiedDate: createdDate,
  };
}

/** Plain REST: one item a request. Honours an Idempotency-Key when there is one. */
const rest: Face[] = [
  {
    method: 'POST',
    path: /^\/rest\/items$/,
    ids: (heard) => [parse<Item>(heard).id],
    answer(heard, ledger) {
      const key = heard.headers['idempotency-key'];
      const outcome = ledger.apply(parse<Item>(heard), typeof key === 'string' ? key : null);
      return { status: 201, body: { outcome } };
    },
  },
];

interface Push {
  newDocumentState: Item;
}

/** What RxDB's documentation asks of a server: push answers with conflicts, pull with documents and a checkpoint. */
const rxdb: Face[] = [
  {
    method: 'POST',
    path: /^\/rxdb\/push$/,
    ids: (heard) => parse<Push[]>(heard).map(({ newDocumentState }) => newDocumentState.id),
    answer(heard, ledger) {
      // A document that is there in this state is no conflict and no second effect: the primary key is the key.
      for (const { newDocumentState } of parse<Push[]>(heard))
        ledger.apply(newDocumentState, newDocumentState.id);
      return { status: 200, body: [] };
    },
  },
  {
    method: 'GET',
    path: /^\/rxdb\/pull$/,
    ids: () => [],
    answer({ url }, { rows }) {
      const from = Number(url.searchParams.get('at') ?? 0);
      const to = Math.min(rows.length, from + Number(url.searchParams.get('limit') ?? 100));
      const documents = rows.slice(from, to).map((item) => ({ ...answerDto(item), _deleted: false }));
      return { status: 200, body: { documents, checkpoint: { at: to } } };
    },
  },
];

export const faces: readonly Face[] = [...passage, ...rest, ...rxdb];
