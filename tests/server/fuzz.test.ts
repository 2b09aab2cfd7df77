import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import type { Database } from '#server/db/database.ts';
import { startApiWorld, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** Requests of one run; `FUZZ_SEED` and `FUZZ_REQUESTS` make another one. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 5_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

let db: Database;
let dist: string;
let world: ApiWorld;
let learner: Learner;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'passage-dist-'));
  for (const folder of ['assets', '.vite', '.first-view']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Passage</title>');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{"index.html":{"file":"assets/main-Bx3kQz81.js"}}');
  writeFileSync(join(dist, 'assets', 'main-Bx3kQz81.js'), 'console.log(1);'.repeat(50));
  db = await openPreparedDatabase();
  world = await startApiWorld(db, {
    DIST_DIR: dist,
    RATE_LIMIT_PER_IP: '1000000',
    RATE_LIMIT_PER_LEARNER: '1000000',
  });
  learner = await world.newLearner();
});
afterAll(async () => {
  await world.close();
  await db.close();
  rmSync(dist, { recursive: true, force: true });
});

const { chance, pick, below } = createSeededRandom(seed);

const oddTexts = () => [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '%00', '%', '..', '../../etc/passwd', '__proto__', 'constructor', 'NaN', 'null',
  "'; drop table answers; --", '<script>', 'é'.repeat(300), 'x'.repeat(300), '0000-01-01', '0000-00-00T00:00:00.000Z',
  '9999-99-99', '2026-02-30', '-1', '1e400', '99999999999999999999', '2147483648', randomUUID(), 'ACADEMIC', 'EASY', '15001',
]; // prettier-ignore
const oddNumbers = [0, -1, 1, 0.5, 15_001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.NaN];

function oddValue(depth = 0): unknown {
  const kind = below(depth > 3 ? 4 : 8);
  if (kind < 2) return pick(oddTexts());
  if (kind === 2) return pick(oddNumbers);
  if (kind === 3) return pick([null, true, false, undefined]);
  if (kind < 6) return Array.from({ length: below(4) }, () => oddValue(depth + 1));
  return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(fieldNames), oddValue(depth + 1)]));
}
const fieldNames = [
  'answer', 'kind', 'chosen', 'text', 'duration', 'pteType', 'practiceId', 'type', 'word', 'words', 'ops', 'opId', 'payload', 'v',
  'baseVersion', 'clientId', 'pendingCount', 'firstName', 'email', 'examDate', 'date', 'country', 'description', 'audio', 'voice',
  'title', 'name', 'page', 'size', 'cursor', 'sha256', 'recording', 'overall', 'parentId', 'images', '__proto__',
]; // prettier-ignore

function oddBody(): { payload?: string; headers: Record<string, string> } {
  const type = pick([
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'audio/mpeg',
    '\u00ff',
  ]);
  const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
  const whole = JSON.stringify(oddValue()) ?? '';
  const payload = chance(0.05) ? deep : chance(0.1) ? whole.slice(0, below(whole.length + 1)) : whole;
  return chance(0.1) ? { headers: {} } : { payload, headers: { 'content-type': type } };
}

const oddHeaders = (): Record<string, string> => ({
  ...(chance(0.1)
    ? { range: pick(['bytes=0-1', 'bytes=9999999-', 'bytes=5-1', 'lines=1', 'bytes=0-0,2-3']) }
    : {}),
  ...(chance(0.1) ? { 'if-match': pick(['"x"', '*', 'x']), 'if-none-match': pick(['"x"', '*', '']) } : {}),
  ...(chance(0.05) ? { 'if-modified-since': pick(['yesterday', 'Fri, 01 Jan 2038 00:00:00 GMT']) } : {}),
  ...(chance(0.05) ? { 'content-encoding': pick(['gzip', 'br', 'nonsense', 'gzip, gzip']) } : {}),
  ...(chance(0.1) ? { 'accept-encoding': pick(['br', 'gzip;q=0', '*', 'nonsense']) } : {}),
  ...(chance(0.1) ? { 'idempotency-key': pick([randomUUID(), 'x', '\u0000']) } : {}),
});

const segment = () => encodeURIComponent(pick(oddTexts()).toWellFormed());
const query = () =>
  chance(0.5)
    ? ''
    : `?${pick(['page', 'size', 'sort', 'cursor', 'word', 'kinds', 'q', 'limit'])}=${segment()}`;

const specs = [...routes.values()];
const files = ['/', '/assets/', '/assets', '/assets/main-Bx3kQz81.js', '/index.html', '/.vite/manifest.json', '/.first-view/x.mjs',
  '/%00', '/.env', '/a/.git/config', `/${'x'.repeat(300)}`, `/${'x'.repeat(300)}.js`, '/config.json', '/dashboard/reading/x/1',
  '/api', '/api/', '/api//', '/doc/', '/models/x', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%zz', '/practise?%00']; // prettier-ignore

function oddRequest() {
  const { payload, headers } = oddBody();
  const all = { ...oddHeaders(), ...headers };
  if (chance(0.25)) {
    const method = pick(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT']);
    return { method, url: pick(files), headers: all, ...(payload === undefined ? {} : { payload }) };
  }
  const spec = pick(specs);
  const method = chance(0.9) ? spec.method : pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const known = chance(0.3) ? '15001' : undefined;
  const url = spec.path.replaceAll(/\{\w+\}/g, () => known ?? segment()) + query();
  const body = method === 'GET' || method === 'HEAD' || payload === undefined ? {} : { payload };
  return { method, url, headers: all, ...body };
}

test('no request makes the server fail', { timeout: 180_000 }, async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const failed = new Map<string, string>();
  for (let count = 0; count < requests; count += 1) {
    const { method, url, ...rest } = oddRequest();
    const answer: LightMyRequestResponse = await learner.call(method, url, rest);
    const isNotThere = answer.statusCode === 501 || (answer.statusCode === 503 && url.startsWith('/api/'));
    if (answer.statusCode >= 500 && !isNotThere)
      failed.set(
        `${method} ${url.slice(0, 120)}`,
        `${answer.statusCode} ${JSON.stringify(rest).slice(0, 500)}`,
      );
  }
  process.off('unhandledRejection', note);
  expect(Object.fromEntries(failed)).toEqual({});
  expect(unhandled).toEqual([]);
});
