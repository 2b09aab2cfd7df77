import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { startApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './suite/bad-input.ts';

const page = '<!doctype html><title>Passage</title>';
const script = 'console.log("Passage");'.repeat(50);

function makeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'passage-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'sw.js'), script);
  writeFileSync(join(dist, 'assets', 'main-Bx3kQz81.js'), script);
  writeFileSync(join(dist, 'assets', 'main-Bx3kQz81.js.br'), brotliCompressSync(script));
  return dist;
}

describe('the server as a web server', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openPreparedDatabase();
  });
  afterAll(() => db.close());

  it('serves the app at all its addresses, and errors under /api', async () => {
    const world = await startApiWorld(db, { DIST_DIR: makeDist() });
    for (const url of ['/', '/dashboard/reading/re-order-paragraphs/1?x=1', '/auth-check', '/me/profile']) {
      const answer = await world.app.inject({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, page]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['x-api']).toBeUndefined();
    }
    expect((await world.app.inject({ url: '/missing.js' })).statusCode).toBe(404);
    expect((await world.app.inject({ url: '/../config.ts' })).statusCode).toBe(404);
    expect((await world.app.inject({ method: 'POST', url: '/dashboard' })).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    expectProblem(await world.app.inject({ url: '/api/missing' }), 404, 'NOT_FOUND');
    await world.close();
  });

  it('gives a page to whoever opens an address in a browser, whatever the address, and the error to programs', async () => {
    const world = await startApiWorld(db, { DIST_DIR: makeDist() });
    const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const long = 'x'.repeat(300);
    const odd = [
      '/dashboard/reading/%E0%A4%A', '/%', '/%zz/%', '/%00', '/%ff', '/a%2', '/a/%2e%2e/b', '/../config.ts', '//', '//evil.example/a',
      '/\\\\a', '/.env', '/missing.js', '/assets/missing.js', '/assets/', `/${long}`, `/${long}.html`, `/share/reading/x/${long}`,
      `/share/reading/${long}/1`, '/share/reading/reorderParagraphs/00000000-0000-4000-8000-000000000000', '/share/reading/%E0%A4%A/1', '/dashboard/%E0%A4%A?x=%E0%A4%A', '/?%', '/api%2Fprofile', '/API/profile',
      '/apis', '/dashboard/reading/re-order-paragraphs/1/', '/;a=1', '/a b', '/<script>',
    ]; // prettier-ignore
    const browsers = [browser, { accept: '*/*', 'sec-fetch-mode': 'navigate' }];
    for (const [url, headers] of odd.flatMap((each) => browsers.map((way) => [each, way] as const))) {
      const read = await world.app.inject({ url, headers });
      const asked = await world.app.inject({ method: 'HEAD', url, headers });
      expect([url, asked.statusCode, asked.body]).toEqual([url, read.statusCode, '']);
      for (const method of ['GET', 'HEAD', 'POST'] as const) {
        const answer = await world.app.inject({ method, url, headers });
        expect([method, url, answer.headers['content-type']]).toEqual([
          method,
          url,
          expect.stringContaining('text/html'),
        ]);
        expect([method, url, answer.statusCode]).not.toEqual([method, url, 500]);
        expect([method, url, String(answer.headers['content-security-policy'])]).toEqual([
          method,
          url,
          expect.stringContaining("default-src 'self'"),
        ]);
      }
    }
    const status = async (url: string) => (await world.app.inject({ url, headers: browser })).statusCode;
    expect(await Promise.all(['/missing.js', '/%E0%A4%A', '/practise'].map(status))).toEqual([404, 404, 200]);
    for (const url of ['/api/%E0%A4%A', '/api/missing', '/api/profile/%'])
      for (const headers of [browser, {}]) {
        const answer = await world.app.inject({ url, headers });
        expect(answer.json()).toMatchObject({ code: expect.any(String), status: answer.statusCode });
      }
    expect((await world.app.inject({ url: '/missing.js', headers: { accept: '*/*' } })).json()).toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
    await world.close();
  });

  it('sends compressed siblings, lets hashed files stay for ever and asks again for the rest', async () => {
    const world = await startApiWorld(db, { DIST_DIR: makeDist() });
    const get = (url: string) => world.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const asset = await get('/assets/main-Bx3kQz81.js');
    expect(asset.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(asset.rawPayload.length).toBeLessThan(200);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    await world.close();
  });

  it('keeps the files of the server to itself, and forgives odd requests for files', async () => {
    const dist = makeDist();
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
    const world = await startApiWorld(db, { DIST_DIR: dist });
    const status = async (
      url: string,
      headers: Record<string, string> = {},
      method: 'GET' | 'HEAD' = 'GET',
    ) => (await world.app.inject({ method, url, headers })).statusCode;
    for (const url of ['/.vite/manifest.json', '/.first-view/x.mjs', '/.env', '/a/.git', '/assets/'])
      expect([url, await status(url)]).toEqual([url, 404]);
    expect(await status('/%00')).toBe(404);
    expect(await status(`/${'x'.repeat(300)}.js`)).toBe(404);
    expect(await status('/', {}, 'HEAD')).toBe(200);
    expect(await status('/config.json', {}, 'HEAD')).toBe(200);
    expect(await status('/sw.js', { range: 'bytes=99999-' })).toBe(416);
    // What a browser has kept of a portal has dates of its own.
    for (const name of ['if-match', 'if-modified-since', 'if-unmodified-since'])
      expect([name, await status('/sw.js', { [name]: 'Fri, 01 Jan 2038 00:00:00 GMT' })]).toEqual([
        name,
        200,
      ]);
    await world.close();
  });

  it('tells the app where to sign in, and the browser what it may load', async () => {
    const world = await startApiWorld(db);
    const config = await world.app.inject({ url: '/config.json' });
    expect(config.json()).toEqual({ issuer: world.issuer.issuer, clientId: 'passage-web', apiBase: '/api' });
    expect(config.headers['x-api']).toBe('1');
    const policy = String(config.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain(`connect-src 'self' ${new URL(world.issuer.issuer).origin};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(config.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    await world.close();
  });

  it('serves the API document and a page for it that runs no script of its own making', async () => {
    const world = await startApiWorld(db);
    expect((await world.app.inject({ url: '/api/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
    const docs = await world.app.inject({ url: '/api/docs/' });
    expect(docs.statusCode).toBe(200);
    expect(docs.body.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
    await world.close();
  });

  it('slows down an address and a learner that ask too often, and says for how long', async () => {
    const world = await startApiWorld(db, { RATE_LIMIT_PER_IP: '12', RATE_LIMIT_PER_LEARNER: '3' });
    const [one, two] = [await world.newLearner(), await world.newLearner()];
    for (let i = 0; i < 3; i++) expect((await one.call('GET', '/api/profile')).statusCode).toBe(200);
    const limited = await one.call('GET', '/api/profile');
    expectProblem(limited, 429, 'RATE_LIMITED');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await two.call('GET', '/api/profile')).statusCode).toBe(200);
    for (let i = 0; i < 7; i++) await world.app.inject({ url: '/api/health' });
    expectProblem(await world.app.inject({ url: '/api/health' }), 429, 'RATE_LIMITED');
    await world.close();
  });

  it('counts calls of the API however their address is written', async () => {
    const world = await startApiWorld(db, { RATE_LIMIT_PER_IP: '6' });
    const ways = ['/api/health', '/%61pi/health', '/ap%69/health', '/%61%70%69/health?x=%zz', '/api/health/'];
    for (const url of ways) {
      const answer = await world.app.inject({ url });
      expect([url, answer.statusCode, answer.headers['x-api']]).toEqual([url, 200, '1']);
    }
    await world.app.inject({ url: '/api/health' });
    for (const url of ways) expectProblem(await world.app.inject({ url }), 429, 'RATE_LIMITED');
    await world.close();
  });

  it('reads an address with its origin, as proxies may send it', async () => {
    const world = await startApiWorld(db, { RATE_LIMIT_PER_IP: '1' });
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const ask = () =>
      new Promise<string>((resolve) => {
        let received = '';
        const lines = [
          'GET http://passage.test/api/health HTTP/1.1',
          'host: passage.test',
          'connection: close',
          '',
          '',
        ];
        const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('close', () => resolve(received));
      });
    expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask()).toMatch(/^HTTP\/1\.1 429 /);
    await world.close();
  });

  it('says of an address that takes the method, and not what is named in it, that there is nothing', async () => {
    const world = await startApiWorld(db);
    const long = await world.app.inject({ url: `/api/blobs/${'x'.repeat(500)}` });
    expectProblem(long, 404, 'NOT_FOUND');
    const wrong = await world.app.inject({ method: 'PATCH', url: '/api/profile/deletion' });
    expectProblem(wrong, 405, 'METHOD_NOT_ALLOWED');
    expect(wrong.headers['allow']).toBe('POST');
    await world.close();
  });

  it('answers in the one error shape to what is not HTTP at all', async () => {
    const world = await startApiWorld(db);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      errors: [],
    });
    await world.close();
  });

  it('answers to an address that is longer than it reads with a page, under /api with the error', async () => {
    const world = await startApiWorld(db);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const long = 'x'.repeat(70_000);
    const page = await fetch(`http://127.0.0.1:${port}/${long}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<a href="/">Open Passage</a>');
    const call = await fetch(`http://127.0.0.1:${port}/api/${long}`);
    expect([call.status, await call.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
    await world.close();
  });

  it('is not ready, but alive, while files cannot be stored', async () => {
    const blobDir = mkdtempSync(join(tmpdir(), 'passage-blobs-'));
    const world = await startApiWorld(db, { BLOB_DIR: blobDir });
    expect((await world.app.inject({ url: '/api/ready' })).statusCode).toBe(200);
    rmSync(blobDir, { recursive: true });
    const ready = await world.app.inject({ url: '/api/ready' });
    expectProblem(ready, 503, 'UNAVAILABLE');
    expect(ready.headers['retry-after']).toBe('5');
    expect((await world.app.inject({ url: '/api/health' })).statusCode).toBe(200);
    await world.close();
  });
});
