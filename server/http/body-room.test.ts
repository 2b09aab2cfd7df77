import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Problem } from '#server/problem.ts';
import { createBodyRoom } from './body-room.ts';

const [most, limit] = [100, 60];
let app: FastifyInstance;
let letGo = () => {};

beforeEach(() => {
  app = fastify();
  const takeRoom = createBodyRoom(most);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? 503 : 413).send(error instanceof Problem ? error.code : ''),
  );
  app.post('/', {
    bodyLimit: limit,
    onRequest: async (request, reply) => takeRoom(request, reply, limit),
    handler: async (request) => {
      if (request.headers['x-wait'] === undefined) return 'done';
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return 'done';
    },
  });
});
afterEach(() => app.close());

const send = (bytes: number, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload: JSON.stringify('x'.repeat(bytes - 2)),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A call whose body keeps its room until `letGo`. */
async function holdRoom(bytes: number): Promise<{ end: () => Promise<number> }> {
  const before = letGo;
  const held = send(bytes, { 'x-wait': '1' });
  await expect.poll(() => letGo === before).toBe(false);
  return {
    async end() {
      letGo();
      return (await held).statusCode;
    },
  };
}

test('bodies that together are too large are refused until those before them are answered', async () => {
  const held = await holdRoom(60);
  expect((await send(41)).statusCode).toBe(503);
  expect((await send(40)).statusCode).toBe(200);
  expect(await held.end()).toBe(200);
  expect((await send(41)).statusCode).toBe(200);
});

test('a body that does not tell its size takes what its route allows', async () => {
  const held = await holdRoom(41);
  const payload = Readable.from(['"x"']);
  const unsized = {
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  } as const;
  expect((await app.inject(unsized)).statusCode).toBe(503);
  await held.end();
});

test('a body that is too large takes no room', async () => {
  for (let count = 0; count < 3; count += 1) expect((await send(90)).statusCode).toBe(413);
  expect((await send(60)).statusCode).toBe(200);
});
