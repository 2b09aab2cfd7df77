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
    },
  };
}
