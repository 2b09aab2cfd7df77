import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { comment } from '#server/db/schema/comments.ts';
import { examMemory, report } from '#server/db/schema/practices.ts';
import { paces } from '#server/store/pace.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createFuzzRequests, pacedPaths, type FuzzRequest } from './fuzz-requests.ts';

/** Requests of one run; `FUZZ_SEED` makes another one. */
const requests = rounds('FUZZ_REQUESTS', { short: 1_350, long: 20_000 });
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** Of the calls of the API, those that the contract takes, half of them but for one thing: what lies behind it is tried too. */
const fitting = Number(process.env['FUZZ_FITTING'] ?? 0.6);

let dist: string;
let world: ApiWorld;
let learner: Learner;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'passage-dist-'));
  for (const folder of ['assets', '.vite', '.first-view']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Passage</title>');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{"index.html":{"file":"assets/main-Bx3kQz81.js"}}');
  writeFileSync(join(dist, 'assets', 'main-Bx3kQz81.js'), 'console.log(1);'.repeat(50));
  world = await startOwnApiWorld({
    DIST_DIR: dist,
    RATE_LIMIT_PER_IP: '1000000',
    RATE_LIMIT_PER_LEARNER: '1000000',
  });
  learner = await world.newLearner();
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Whether the contract takes the JSON of this request; `null`: it wants none. */
function isTaken({ spec, payload, headers }: FuzzRequest): boolean | null {
  if (spec?.body === undefined) return null;
  try {
    const isJson = headers['content-type'] === 'application/json';
    return isJson && spec.body.safeParse(JSON.parse(String(payload))).success;
  } catch {
    return false;
  }
}

/** Rows of the learner who has most of them, all of the last minutes. */
async function mostOfOneLearner(table: typeof comment | typeof examMemory | typeof report): Promise<number> {
  const rows = await world.db.orm.select({ n: count() }).from(table).groupBy(table.learnerId);
  return Math.max(0, ...rows.map(({ n }) => n));
}

test('no request makes the server fail', { timeout: 300_000 }, async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const failed = new Map<string, string>();
  const made = createFuzzRequests({ seed, fitting, items: world.bank.items });
  const bodies = { all: 0, taken: 0, done: 0 };
  const tooMany: LightMyRequestResponse[] = [];
  const slowed = new Set<string | undefined>();
  for (let sent = 0; sent < requests; sent += 1) {
    const request = made.next();
    const { method, url, spec: _, ...rest } = request;
    const answer: LightMyRequestResponse = await learner.call(method, url, rest);
    const isNotThere = answer.statusCode === 501 || (answer.statusCode === 503 && url.startsWith('/api/'));
    // An op of a batch fails by itself: the whole is answered with 200.
    const isBrokenOp = answer.body.includes('"code":"INTERNAL"');
    if ((answer.statusCode >= 500 && !isNotThere) || isBrokenOp)
      failed.set(
        `${method} ${url.slice(0, 120)}`,
        `${answer.statusCode} ${JSON.stringify(rest).slice(0, 500)}`,
      );
    if (answer.statusCode === 429) {
      tooMany.push(answer);
      slowed.add(request.spec?.path);
    }
    const isDone = answer.statusCode < 300;
    const taken = isTaken(request);
    if (taken !== null) bodies.all += 1;
    if (taken === true) bodies.taken += 1;
    if (taken === true && isDone) bodies.done += 1;
    if (isDone) made.learn(answer.body);
    // A request has deleted the account: somebody else goes on.
    if (answer.statusCode === 410) learner = await world.newLearner();
  }
  process.off('unhandledRejection', note);
  expect(Object.fromEntries(failed)).toEqual({});
  expect(unhandled).toEqual([]);
  // Its floods get to the paces, and not beyond them.
  expect([...slowed]).toEqual(expect.arrayContaining(pacedPaths));
  for (const answer of tooMany) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('Try again'),
    });
  }
  expect(await mostOfOneLearner(comment)).toBeLessThanOrEqual(paces.comment.burst);
  expect(await mostOfOneLearner(examMemory)).toBeLessThanOrEqual(paces.examMemory.burst);
  expect(await mostOfOneLearner(report)).toBeLessThanOrEqual(paces.report.burst);
  // A fuzzer whose bodies are all refused at the door tries nothing behind it.
  expect(bodies.taken).toBeGreaterThanOrEqual((bodies.all * fitting) / 3);
  expect(bodies.done).toBeGreaterThanOrEqual((requests * fitting) / 30);
});
