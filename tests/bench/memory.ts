import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadBank } from '#content/load-bank.ts';
import type { AnswerDto } from '#contract/entities/answer.ts';
import { ContentManifest } from '#contract/entities/content-pack.ts';
import { readAudioIndex } from '#content/audio-index.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { op, sha256Of } from '#tests/support/api-world.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { startTestIssuer } from '#tests/support/test-issuer.ts';
import type { BenchTable } from './bench-table.ts';
import { childrenOf, readMemory, systemCounts } from './memory/read-memory.ts';

const minutes = Number(process.env['MEMORY_MINUTES'] ?? 10);
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Calls as one learner. @throws Error with the answer when the server refuses */
const callerOf =
  (url: string, token: string): Call =>
  async (method, path, body) => {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'audio/mpeg' : 'application/json';
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };

const { items } = loadBank();
const essay = items.find((item) => item.taskType === 'WE');
const heard = readAudioIndex('content').find(({ itemId }) =>
  items.some(({ id, taskType }) => id === itemId && taskType === 'RS'),
);

async function untilScored(call: Call, base: string, practiceId: number, answerId: string): Promise<void> {
  for (;;) {
    const page = await (await call('GET', `${base}/${practiceId}/answers`)).json();
    const rows = Object.values(page._embedded).flat() as AnswerDto[];
    const score = rows.find(({ id }) => id === answerId)?.score;
    // Before an engine has seen it, it has what the rules give.
    if (score && isAssessed(score)) return;
    await delay(250);
  }
}

async function writeEssay(call: Call): Promise<void> {
  if (essay?.taskType !== 'WE') throw new Error('the bank has no essay');
  const base = '/api/writing/writeEssay';
  const answer = { kind: 'write', text: essay.modelAnswers[0] };
  const { id } = await (
    await call('POST', `${base}/${essay.id}`, { answer, duration: 900, pteType: 'ACADEMIC' })
  ).json();
  await untilScored(call, base, essay.id, id);
}

async function recordSentence(call: Call): Promise<void> {
  if (heard === undefined) throw new Error('the bank has no sound of a sentence to repeat');
  const base = '/api/speaking/repeatSentence';
  const bytes = new Uint8Array(await (await call('GET', `/api/content/media/${heard.sha256}`)).arrayBuffer());
  // A recording of its own each time.
  const recording = Buffer.concat([bytes, Buffer.from(randomUUID())]);
  const sha256 = sha256Of(recording);
  await call('PUT', `/api/blobs/${sha256}`, new Uint8Array(recording));
  const about = { sha256, mimeType: 'audio/mpeg', sizeBytes: recording.length, durationMs: heard.durationMs };
  const answer = { kind: 'record', recording: { ...about, signal: null } };
  const body = { answer, duration: 10, pteType: 'ACADEMIC' };
  const { id } = await (await call('POST', `${base}/${heard.itemId}`, body)).json();
  await untilScored(call, base, heard.itemId, id);
}

/** What a device fetches at its first visit: all packs of the bank, and the page. */
async function arrive(call: Call): Promise<string[]> {
  const { packs } = ContentManifest.parse(await (await call('GET', '/api/content/manifest')).json());
  for (const { sha256 } of packs) await (await call('GET', `/api/content/packs/${sha256}`)).arrayBuffer();
  return packs.flatMap(({ media }) => media.map(({ sha256 }) => sha256));
}

/** One minute of a learner: choices, a sync, a list, sounds, words; each minute an essay and a recording are scored. */
async function practiseAMinute(call: Call, sounds: readonly string[], clientId: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (let at = 0; performance.now() < end; at += 1) {
    const answer = { kind: 'choose', chosen: ['b'] };
    const about = { practiceId: 15_001, taskType: 'MCS_R', answeredAt: Date.now() };
    const payload = { ...about, answerId: randomUUID(), answer, duration: 10, pteType: 'ACADEMIC' };
    await call('POST', '/api/sync/batch', { clientId, pendingCount: 0, ops: [op('answer.submit', payload)] });
    await call('GET', '/api/sync/changes?limit=50');
    await call('GET', '/api/reading/multipleChoiceSingleAnswer?size=20');
    const sound = sounds[at % sounds.length];
    if (sound !== undefined) await (await call('GET', `/api/content/media/${sound}`)).arrayBuffer();
    await call('GET', `/api/dictionary/${['tide', 'river', 'study', 'leave'][at % 4]}`);
    if (at === 0) await Promise.all([writeEssay(call), recordSentence(call)]);
    await delay(1_000);
  }
}

/** Memory of the server as `npm start` runs it, with the whole bank, from its start through a learner's practice to idleness. */
export async function runMemoryBench(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-memory-'));
  const issuer = await startTestIssuer();
  const preload = new URL('./memory/tell-memory.ts', import.meta.url).href;
  const server = await ProductServer.create({
    OIDC_ISSUER: issuer.issuer,
    BANK_DIR: 'content',
    MEMORY_DIR: folder,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${preload}`,
  });
  const rows: string[][] = [];
  try {
    await server.start();
    const pid = server.pid ?? 0;
    const measure = async (moment: string) => {
      const main = await readMemory(pid, folder);
      const scoring = childrenOf(pid).map(systemCounts);
      const sum = scoring.reduce((total, { resident }) => total + resident, 0);
      const { resident, anonymous, heapUsed, heapTotal, external } = main;
      const cells = [resident, anonymous, heapUsed, heapTotal, external, sum, resident + sum].map(megabytes);
      rows.push([moment, ...cells]);
      process.stdout.write(`${moment}: ${cells.join(' ')}\n`);
    };
    const call = callerOf(
      server.url,
      await issuer.token({ subject: randomUUID(), expiresInSeconds: 86_400 }),
    );
    await measure('started');
    const sounds = await arrive(call);
    await measure('a device has fetched the bank');
    await writeEssay(call);
    await measure('one essay scored');
    await recordSentence(call);
    await measure('one recording scored');
    const clientId = randomUUID();
    for (let minute = 0; minute < minutes; minute += 1) await practiseAMinute(call, sounds, clientId);
    await measure(`${minutes} minutes of a learner`);
    await delay(minutes * 60_000);
    await measure(`${minutes} minutes idle`);
  } finally {
    await server.dispose();
    await issuer.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: 'Memory of the server',
    note: `One server process with the embedded database and the whole bank, one learner: answers, syncs, lists, sounds and words each second, an essay and a recording scored each minute. MB. Resident and anonymous (no file behind it) as the system counts, the three of JavaScript as V8 counts. The floor is the server as it has just started; idle it is to have at most 400 MB. MEMORY_MINUTES sets how long the learner practises and is away.`,
    columns: [
      'moment',
      'server: resident',
      'anonymous',
      'objects in use',
      'room for objects',
      'outside, of objects',
      'scoring processes: resident',
      'all',
    ],
    rows,
  };
}
