/**
 * The server's part of `npm run soak`: its own process on one engine, six learners with the product's sync engine, and one disaster
 * after another: a restart or a kill, a full disk, a portal, abuse. After each everything must be sent, once.
 * `node tests/proof/server-soak/server-soak.ts pglite|postgres`, for `SOAK_MINUTES` (10). Linux, as root: the disk is one of its own.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ProductServer } from '#tests/support/product-server.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { startTestIssuer } from '#tests/support/test-issuer.ts';
import { watchMemory } from './memory-curve.ts';
import { mountSmallDisk } from './small-disk.ts';
import { createSoakLearner, type SoakLearner, type Weather } from './soak-learner.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
const engine = process.argv[2] === 'postgres' ? 'postgres' : 'pglite';
const { pick, chance, below } = createSeededRandom(Number(process.env['SOAK_SEED'] ?? 1));
const practices = [23_001, 23_002];

// Everything below makes its folders where this says, so on the small disk.
const disk = mountSmallDisk(1_024);
process.env['TMPDIR'] = disk.folder;
const issuer = await startTestIssuer();
const postgres = engine === 'postgres' ? await startRealPostgres() : null;
const server = await ProductServer.create({
  OIDC_ISSUER: issuer.issuer,
  RATE_LIMIT_PER_IP: '10000000',
  RATE_LIMIT_PER_LEARNER: '10000000',
  // Builds of others on the same machine make everything slow.
  SCORING_TIMEOUT_SECONDS: '180',
  ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
});
const memory = watchMemory(server);
await server.start();

let weathers: readonly Weather[] = [];
const sky = { now: (): Weather => (weathers.length > 0 && chance(0.6) ? pick(weathers) : 'fair') };
const tokenOf = (subject: string) => issuer.token({ subject, expiresInSeconds: 86_400 });
const learners: SoakLearner[] = [];
for (let seed = 1; seed <= 6; seed += 1)
  learners.push(
    await createSoakLearner({
      url: server.url,
      token: await tokenOf(`learner-${seed}`),
      sky,
      seed,
      practices,
    }),
  );
const abuserToken = await tokenOf('abuser');
const speakerToken = await tokenOf('speaker');
const speech = readFileSync('content/audio/1001-am_puck.mp3');

/** Nobody answered: the server is away, or it closed the line on a body that it refuses while that was still being sent. */
const nobody = 0;

/** Asks for words of a recording. A server that is away, or busy, is no fault of the asker. */
async function speak(token: string, body: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const type = typeof body === 'string' ? 'application/json' : 'audio/mpeg';
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const url = `${server.url}/api/speaking/transcription`;
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  if (answer === null) return nobody;
  await answer.arrayBuffer().catch(() => null);
  if (answer.status === 500) throw new Error(`a body of ${body.length} was answered with 500`);
  return answer.status;
}

// So long that what it needed to start is collected: a size with it would flatter.
await pause(30_000);
memory.noteIdle('closed');
// Several, because the engine's program is compiled while it runs.
for (let at = 0; at < 6; at += 1)
  if ((await speak(speakerToken, speech)) !== 200) throw new Error('the speech engine is missing');
await pause(20_000);
memory.noteIdle('open');

/**
 * Bodies that once took gigabytes: small objects without end, a long text in the place of a recording, sound of 24 minutes, a deep
 * nest. Of the first two one that is refused for its size and one of the largest size that is read.
 */
async function abuse(): Promise<void> {
  const bodies = [
    `{"audio":[${'{},'.repeat(9_900_000)}{}]}`,
    `{"audio":"${'A'.repeat(12_000_000)}"}`,
    Buffer.concat(Array.from({ length: 80 }, () => speech)),
    '['.repeat(200_000),
    `{"audio":[${'{},'.repeat(3_900_000)}{}]}`,
    `{"audio":"${'A'.repeat(29_000_000)}"}`,
    `{"audio":"${'A'.repeat(12_000_000)}"}`,
    Buffer.concat(Array.from({ length: 8 }, () => speech)),
  ];
  await Promise.all(bodies.map((body) => speak(abuserToken, body)));
}

async function restartDatabase(): Promise<void> {
  if (postgres) return postgres.restart();
  await server.stop();
  await server.start();
}

async function fillDisk(): Promise<void> {
  disk.fill(engine === 'pglite' ? 24 : 0);
  await pause(4_000 + below(4_000));
  disk.free();
  // PostgreSQL may have given up on a full disk; that it is started again is the operator's part.
  if (postgres) await postgres.restart();
}

const disasters: Record<string, () => Promise<void>> = {
  'bursts of abuse': abuse,
  'restarts of the database': restartDatabase,
  'full disks': fillDisk,
  'portals and lost answers': () => pause(3_000 + below(5_000)),
  'kills of the server': async () => {
    await server.kill();
    await server.start();
  },
};

async function practise(until: AbortSignal): Promise<void> {
  await Promise.all(
    learners.map(async (learner) => {
      while (!until.aborted) {
        await learner.act(1 + below(4));
        await learner.sync();
        await pause(below(300));
      }
    }),
  );
}

async function drain(): Promise<number> {
  const from = performance.now();
  for (const learner of learners)
    while ((await learner.waiting()) > 0) {
      if (performance.now() - from > 60_000) throw new Error('what waits was not sent within 60 s');
      await learner.sync();
      await pause(50);
    }
  return performance.now() - from;
}

const counts = new Map<string, number>();
const healedMs: number[] = [];
const faults: string[] = [];
const startedAt = performance.now();
for (let round = 0; performance.now() - startedAt < minutes * 60_000; round += 1) {
  const names = Object.keys(disasters);
  const name = names[round % names.length] ?? '';
  weathers = name.startsWith('portals')
    ? ['portal', 'portal', 'answer-lost', 'lost', 'gateway']
    : pick([[], ['twice', 'answer-lost'], ['lost', 'portal']] as const);
  const isOver = new AbortController();
  const practising = practise(isOver.signal);
  await Promise.all([speak(speakerToken, speech), pause(1_000 + below(2_000))]);
  await disasters[name]?.();
  await pause(1_000 + below(2_000));
  isOver.abort();
  await practising;
  weathers = [];
  if (!server.isRunning) throw new Error(`the server died after ${name}:\n${server.output.slice(-4_000)}`);
  healedMs.push(await drain());
  for (const learner of learners) faults.push(...(await learner.faults()));
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
const ran = (performance.now() - startedAt) / 60_000;
const { idleMb, maxMb, most, maxStartingMb, line } = memory.end();
const open = idleMb.open.own + idleMb.open.started;
const moreMb = maxMb - open;
const given = learners.reduce((sum, learner) => sum + learner.given(), 0);
console.log(
  `${engine}, ${ran.toFixed(1)} minutes: ${[...counts].map(([name, n]) => `${n} ${name}`).join(', ')}`,
);
console.log(
  `${given} answers and as many marks; faults: ${faults.length}; sent after each disaster within ${(Math.max(...healedMs) / 1_000).toFixed(1)} s`,
);
console.log(
  `memory of the server with its scoring processes: idle ${idleMb.closed.own.toFixed(0)} MB, with the speech engine open ${open.toFixed(0)} MB (${idleMb.open.own.toFixed(0)} and ${idleMb.open.started.toFixed(0)}), at most ${maxMb.toFixed(0)} MB (${moreMb.toFixed(0)} more than that; each alone at most ${most.own.toFixed(0)} and ${most.started.toFixed(0)}); while it starts at most ${maxStartingMb.toFixed(0)} MB`,
);
console.log(line);
for (const fault of faults.slice(0, 20)) console.log(fault);
for (const learner of learners) learner.close();
await server.dispose();
await postgres?.stop();
await issuer.close();
disk.remove();
if (faults.length > 0 || moreMb > 300) process.exitCode = 1;
