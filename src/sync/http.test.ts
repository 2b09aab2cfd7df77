import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttp, type HttpRequest } from './http.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function http(listener: RequestListener) {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  return createHttp({ origin: `http://127.0.0.1:${(made.address() as AddressInfo).port}` });
}

const get = (timeoutMs: number): HttpRequest => ({ method: 'get', path: '/api/x', token: 't', timeoutMs });

test('an answer that never begins is a timeout', async () => {
  const send = await http(() => {});
  expect(await send(get(50))).toBe('timeout');
});

test('an answer that never ends cannot be read: the time for a request covers its body', async () => {
  const send = await http((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"half": ');
  });
  const answer = await send(get(200));
  if (typeof answer === 'string') throw new Error(answer);
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow('aborted due to timeout');
});

test('a server that is not there is a failure of the network', async () => {
  const send = createHttp({ origin: 'http://127.0.0.1:1' });
  expect(await send(get(1_000))).toBe('network');
});

test('the token, the query and the answer go as they are, and a refusal is an answer', async () => {
  const send = await http((request, response) => {
    response.writeHead(422, { 'x-api': '1' });
    response.end(JSON.stringify({ url: request.url, auth: request.headers.authorization }));
  });
  const answer = await send({ ...get(5_000), query: { limit: 3 } });
  if (typeof answer === 'string') throw new Error(answer);
  expect(answer.status).toBe(422);
  expect(answer.header('x-api')).toBe('1');
  expect(await answer.json()).toEqual({ url: '/api/x?limit=3', auth: 'Bearer t' });
});
