import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { apiHeader, apiHeaderValue, type ErrorCode } from '#contract/errors.ts';
import { Problem } from '#server/problem.ts';
import { fieldErrorsOf } from '#server/field-errors.ts';
import { InvalidInput } from './parse-input.ts';

/** fastify's own refusals, by its code. */
const fastifyProblems: Readonly<Record<string, readonly [code: ErrorCode, message: string]>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_JSON', 'The body is empty, but JSON was announced'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_JSON', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_JSON', 'The body is not as long as announced'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', 'The body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'This media type is not supported here'],
  FST_ERR_CTP_INVALID_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'This media type is not supported here'],
  FST_ERR_BAD_URL: ['VALIDATION', 'The address is not a valid one'],
  FST_ERR_QUERY_STRING_TOO_LARGE: ['VALIDATION', 'The query is too long'],
  ENAMETOOLONG: ['NOT_FOUND', 'There is nothing at this address'],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'There is nothing at this address'],
};

/** What libraries refuse with a status of their own. */
const statusProblems: Readonly<Record<number, readonly [code: ErrorCode, message: string]>> = {
  // A folder of the build, to the library that sends files.
  403: ['NOT_FOUND', 'There is nothing at this address'],
  404: ['NOT_FOUND', 'There is nothing at this address'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not take this method'],
  413: ['PAYLOAD_TOO_LARGE', 'The body is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This media type is not supported here'],
  416: ['RANGE_NOT_SATISFIABLE', 'The file has no such range'],
};

function refusalOf(error: unknown): readonly [code: ErrorCode, message: string] | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return statusProblems[status] ?? ['VALIDATION', 'This request is not a valid one'];
}

/** Codes of a database that cannot be reached or is overloaded: try again, nothing is wrong with the call. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '08000',
  '08003',
  '08006',
  '53300',
  // The disk is full: of PostgreSQL, or of the folder of recordings.
  '53100',
  'ENOSPC',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '40001',
  '40P01',
]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at: unknown = error; at instanceof Error && codes.length < 8; at = at.cause)
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
  return codes;
}

/** Whatever was thrown, as a Problem. What nobody foresaw is INTERNAL and says nothing about itself. */
export function toProblem(error: unknown): Problem {
  const inner = error instanceof Error ? error.cause : undefined;
  for (const thrown of [error, inner]) if (thrown instanceof Problem) return thrown;
  if (error instanceof InvalidInput)
    return new Problem('VALIDATION', 'Validation failed', {
      errors: fieldErrorsOf(error.issues, error.part),
    });
  const codes = codesOf(error);
  const known = codes.map((code) => fastifyProblems[code]).find((entry) => entry !== undefined);
  if (known !== undefined) return new Problem(...known);
  if (codes.some((code) => unavailableCodes.has(code)))
    return new Problem('UNAVAILABLE', 'The service is not available now. Try again soon', {
      retryAfterSeconds: 5,
    });
  // A value that passes our schemas and that no column takes, such as the year 0: the call is at fault, not the server.
  if (codes.some((code) => /^22[0-9A-Z]{3}$/.test(code)))
    return new Problem('VALIDATION', 'A value of this request cannot be stored');
  const refusal = refusalOf(error);
  if (refusal !== undefined) return new Problem(...refusal);
  return new Problem('INTERNAL', 'Something went wrong on the server');
}

/** Answers with a problem in the one error shape. */
export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  if (problem.code === 'UNAUTHENTICATED')
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  // What is left of a refused body is not read.
  if (problem.code === 'PAYLOAD_TOO_LARGE') void reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toApiError());
}

/** What was thrown while a request was served, as a Problem. Only what is our fault is logged as an error. */
export function logged(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error);
  if (problem.code === 'INTERNAL') {
    const detail = error instanceof ResponseSerializationError ? { issues: error.cause.issues } : {};
    request.log.error({ err: error, ...detail }, 'request failed');
  } else if (problem.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'request could not be served');
  return problem;
}

/** What a browser shows of a request that this server could not read, for instance since its address is too long. */
const brokenPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Passage</title>
<p>This address cannot be opened: it is too long, or not a valid one.</p><p><a href="/">Open Passage</a></p></html>`;

/** Answers in the one error shape to what is not even HTTP, and with a page to a browser that opens an address. */
export function onBrokenRequest(app: FastifyInstance): void {
  app.server.removeAllListeners('clientError');
  app.server.on('clientError', (error, socket) => {
    if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
      socket.destroy();
      return;
    }
    const problem = new Problem('VALIDATION', 'This is not a valid HTTP request');
    const isPage = 'rawPacket' in error && isPageRequest(error.rawPacket);
    const body = isPage ? brokenPage : JSON.stringify(problem.toApiError());
    socket.end(
      [
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
        `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
        `content-length: ${Buffer.byteLength(body)}`,
        "content-security-policy: default-src 'none'",
        'x-content-type-options: nosniff',
        ...(isPage ? [] : [`${apiHeader}: ${apiHeaderValue}`]),
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}

/** The first bytes that came: of a long address, the part that fitted. */
function isPageRequest(bytes: unknown): boolean {
  return Buffer.isBuffer(bytes) && /^(?:GET|HEAD) \/(?!api\/)/.test(bytes.toString('latin1', 0, 20));
}
