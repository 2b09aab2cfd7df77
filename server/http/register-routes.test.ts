import { fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { route, type RouteSpec } from '#contract/route.ts';
import { Problem } from '#server/problem.ts';
import { answerProblem, toProblem } from './error-answers.ts';
import { parseInput } from './parse-input.ts';
import { registerRoutes } from './register-routes.ts';

const promised = { tag: 'media', summary: 'Later', ready: false } as const;
const routes = new Map<string, RouteSpec>([
  ['private', route({ ...promised, method: 'GET', path: '/api/private', auth: 'bearer' })],
  ['public', route({ ...promised, method: 'POST', path: '/api/public', auth: 'none' })],
]);

function openApp(given: ReadonlyMap<string, RouteSpec>) {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(parseInput);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => answerProblem(reply, toProblem(error)));
  const registered = registerRoutes(app, {
    routes: given,
    operations: [],
    authenticate: async ({ headers }) => {
      if (headers.authorization === undefined) throw new Problem('UNAUTHENTICATED', 'Sign in');
    },
    learnerOf: () => {
      throw new Error('nobody is signed in');
    },
  });
  return { app, registered };
}

test('answers 501 to a promised call, and checks the token first', async () => {
  const { app, registered } = openApp(routes);
  await registered;
  const call = async (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ method, url, headers });
    return [statusCode, body === '' ? null : ApiError.parse(JSON.parse(body)).code];
  };
  expect(await call('GET', '/api/private')).toEqual([401, 'UNAUTHENTICATED']);
  const signedIn = { authorization: 'Bearer token' };
  expect(await call('GET', '/api/private', signedIn)).toEqual([501, 'NOT_IMPLEMENTED']);
  expect(await call('HEAD', '/api/private', signedIn)).toEqual([501, null]);
  expect(await call('POST', '/api/public')).toEqual([501, 'NOT_IMPLEMENTED']);
});

test('refuses to start without the operation of a call that is ready', async () => {
  const spec = route({ ...promised, method: 'GET', path: '/api/private', auth: 'bearer', ready: true });
  await expect(openApp(new Map([['private', spec]])).registered).rejects.toThrow('GET /api/private');
});
