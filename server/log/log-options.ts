import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

const secret = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'code',
  'code_verifier',
  'client_secret',
  'body',
  'rawBody',
];

/** Paths that never reach a log line, whatever object they are logged in. */
export const redactedPaths = secret.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : name;
  const under = (parent: string) => (key.startsWith('[') ? `${parent}${key}` : `${parent}.${key}`);
  return [key, under('*'), under('req'), under('req.headers'), under('res.headers'), under('headers')];
});

/** An address without its query: a query can carry a code, a cursor or what a learner searched for. */
export function pathOnly(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

interface ErrorLine {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** A failed query carries its parameters (an e-mail, a password hash) in its messages; the code is what helps. */
function describeError(error: unknown, isBelowQuery = false): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const isQuery = isBelowQuery || 'query' in error || 'params' in error;
  const message = isQuery ? 'Failed query' : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    // Not `code`: codes of sign-ins are removed from every line.
    ...('code' in error ? { errorCode: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause, isQuery) } : {}),
  };
}

/** Structured logs (one JSON line each) without secrets, bodies or queries. */
export function logOptions(
  level: Config['logLevel'],
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: { paths: [...new Set(redactedPaths)], censor: '[removed]' },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOnly(request.url), ip: request.ip }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => describeError(error),
    },
  };
}
