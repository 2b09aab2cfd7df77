import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';

export interface ByteSource {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly cacheControl: string;
  open(range: { start: number; end: number } | undefined): Readable | Promise<Readable>;
}

type Range = { start: number; end: number };

/** One range of a Range header; `undefined` for none, for several and for other units (the whole is sent then). */
export function parseRange(header: string | undefined, sizeBytes: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  return start >= sizeBytes || start > end ? 'unsatisfiable' : { start, end };
}

/** Sends bytes that are known by their hash: ETag, conditional requests and single ranges; HEAD sends no body. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ByteSource,
): Promise<FastifyReply> {
  const etag = `"${source.sha256}"`;
  void reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', source.cacheControl)
    .header('content-type', source.mimeType);
  const { headers } = request.raw;
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === etag || tag === '*') === true) return reply.code(304).send();
  const fresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = fresh ? parseRange(headers.range, source.sizeBytes) : undefined;
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${source.sizeBytes}`);
    throw new Problem('RANGE_NOT_SATISFIABLE', 'The file has no such range');
  }
  const length = range === undefined ? source.sizeBytes : range.end - range.start + 1;
  void reply.header('content-length', length);
  if (range !== undefined)
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${source.sizeBytes}`);
  return request.method === 'HEAD' ? reply.send() : reply.send(await source.open(range));
}
