import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { answer } from '#server/db/schema/answers.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { choiceAnswer, op, startApiWorld, type ApiWorld } from '#tests/support/api-world.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import type { BenchTable } from './bench-table.ts';

const seconds = 5;
const clients = 10;

/** Calls a second, over HTTP on 127.0.0.1. */
async function callsPerSecond(url: string, options: Omit<Options, 'url'>): Promise<number> {
  const result = await autocannon({ ...options, url, duration: seconds, connections: clients });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  return result.requests.average;
}

/** Runs of a query a second, by as many callers as the HTTP run has. */
async function runsPerSecond(run: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let runs = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        await run();
        runs += 1;
      }
    }),
  );
  return runs / seconds;
}

const answerOp = () =>
  op('answer.submit', {
    ...choiceAnswer(['b']),
    answerId: randomUUID(),
    practiceId: 15001,
    taskType: 'MCS_R',
    answeredAt: 0,
  });

interface Target {
  readonly world: ApiWorld;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly learnerId: string;
}

async function makeTarget(db: Database): Promise<Target> {
  const limits = { RATE_LIMIT_PER_IP: '100000000', RATE_LIMIT_PER_LEARNER: '100000000' };
  const world = await startApiWorld(db, limits);
  const person = await world.newLearner();
  for (let batch = 0; batch < 5; batch++) {
    const ops = Array.from({ length: 100 }, answerOp);
    await person.call('POST', '/api/sync/batch', {
      payload: { clientId: randomUUID(), pendingCount: 0, ops },
    });
  }
  const { id: learnerId } = (await person.call('GET', '/api/profile')).json();
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  return { world, url, headers: { authorization: `Bearer ${person.token}` }, learnerId };
}

async function measure(name: string, db: Database): Promise<string[][]> {
  const target = await makeTarget(db);
  const { url, headers, learnerId } = target;
  const { orm } = db;
  const own = eq(answer.learnerId, learnerId);
  const list = await callsPerSecond(`${url}/api/reading/multipleChoiceSingleAnswer?size=20`, { headers });
  const listQuery = await runsPerSecond(() =>
    orm
      .select({ id: answer.practiceId, n: count() })
      .from(answer)
      .where(and(own, eq(answer.taskType, 'MCS_R')))
      .groupBy(answer.practiceId),
  );
  const { cursor } = (await target.world.app.inject({ url: '/api/sync/changes?limit=400', headers })).json();
  const pull = await callsPerSecond(`${url}/api/sync/changes?limit=50&cursor=${cursor}`, { headers });
  const pullQuery = await runsPerSecond(() =>
    orm
      .select()
      .from(changeFeed)
      .where(and(eq(changeFeed.learnerId, learnerId), gt(changeFeed.seq, 400)))
      .orderBy(asc(changeFeed.seq))
      .limit(51),
  );
  const batch = await callsPerSecond(`${url}/api/sync/batch`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    setupClient: (client) => {
      const next = () =>
        client.setBody(JSON.stringify({ clientId: randomUUID(), pendingCount: 0, ops: [answerOp()] }));
      next();
      client.on('response', next);
    },
  });
  const [row] = await orm.select().from(answer).where(own).limit(1);
  if (row === undefined) throw new Error('no answer was stored');
  const insert = await runsPerSecond(() => orm.insert(answer).values({ ...row, id: randomUUID() }));
  await orm.delete(learnerTable).where(eq(learnerTable.id, learnerId));
  await target.world.close();
  const line = (call: string, calls: number, floor: number) => [
    name,
    call,
    calls.toFixed(0),
    floor.toFixed(0),
    `${((100 * calls) / floor).toFixed(0)} %`,
  ];
  return [
    line('question list, page of 20', list, listQuery),
    line('sync pull, page of 50', pull, pullQuery),
    line('sync batch of one answer', batch, insert),
  ];
}

/** List and sync calls a second on both engines, each beside the bare query of the same run. */
export async function runServerBench(): Promise<BenchTable> {
  const dir = mkdtempSync(join(tmpdir(), 'passage-bench-'));
  const embedded = await openPglite(dir);
  await embedded.migrate();
  const embeddedRows = await measure('PGlite', embedded);
  await embedded.close();
  rmSync(dir, { recursive: true, force: true });
  const server = await startRealPostgres({ isDurable: true });
  const postgres = await openPostgres(await server.createDatabase(), { poolSize: clients });
  await postgres.migrate();
  const postgresRows = await measure('PostgreSQL', postgres);
  await postgres.close();
  await server.stop();
  return {
    title: 'Server: calls a second',
    note: `${clients} clients for ${seconds} s on 127.0.0.1, one server process that shares its cores with the clients; a learner with 500 answers. Beside each call the one query (or insert) at its heart, by as many callers on the same engine: what is lost to HTTP, tokens, parsing, the other queries of the call and its transaction. Both engines sync every commit to the disk.`,
    columns: ['engine', 'call', 'calls/s', 'bare query/s', 'of the bare query'],
    rows: [...embeddedRows, ...postgresRows],
  };
}
