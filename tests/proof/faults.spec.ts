import type { ApiCall, LineFault } from './support/faulty-line.ts';
import {
  answerAll,
  expect,
  expectAllOnce,
  nudge,
  openDevice,
  start,
  stateOf,
  test,
} from './support/proof.ts';
import { practices } from './support/real-server.ts';
import { proofOnly } from '#tests/support/rounds.ts';

const { dictation, aloud } = practices;
const answerCount = 20;

interface BadNetwork {
  readonly name: string;
  readonly fault: LineFault;
  /** So many writes meet it. */
  readonly times: number;
}

const faults: BadNetwork[] = [
  { name: 'the first request hangs until the device gives it up', fault: { do: 'hang' }, times: 1 },
  { name: 'requests are lost on the way', fault: { do: 'drop-before' }, times: 3 },
  { name: 'answers are lost on the way', fault: { do: 'drop-after' }, times: 3 },
  { name: 'answers break off in the middle', fault: { do: 'reset' }, times: 3 },
  { name: 'requests arrive twice', fault: { do: 'late-duplicate' }, times: 4 },
  { name: 'the server is overloaded', fault: { do: 'answer', status: 503, code: 'UNAVAILABLE' }, times: 3 },
  { name: 'the server fails', fault: { do: 'answer', status: 500, code: 'INTERNAL' }, times: 3 },
  { name: 'a portal answers with a page', fault: { do: 'portal' }, times: 3 },
  {
    name: 'the server asks to wait',
    fault: { do: 'answer', status: 429, code: 'RATE_LIMITED', retryAfter: 2 },
    times: 2,
  },
  { name: 'everything is slow', fault: { do: 'slow', ms: 1_500 }, times: 1_000 },
];

/** Of the others, `npm test` has the same on the simulated network. */
const hasShortForm = new Set(['answers are lost on the way', 'a portal answers with a page']);

const isWrite = ({ method }: ApiCall): boolean => method === 'POST' || method === 'PUT';

for (const { name, fault, times } of faults) {
  test(
    `${name}: every answer and the recording are there once`,
    hasShortForm.has(name) ? {} : proofOnly,
    async ({ server, line, learner, browserOnDisk }) => {
      browserOnDisk.launch();
      const page = await openDevice(browserOnDisk, line, { learner });
      const ids = await answerAll(page, dictation, answerCount, 7);
      const spoken = await page.evaluate(
        async (practice) => (await globalThis.device).recording(practice, 60_000),
        aloud,
      );
      if (spoken.kind === 'saved') ids.push(spoken.answerId);
      await page.evaluate(
        async (practice) => (await globalThis.device).bookmark(practice, 'HARD'),
        dictation,
      );
      let left = times;
      line.choose = (call) => {
        if (!isWrite(call) || left === 0) return { do: 'pass' };
        left -= 1;
        return fault;
      };
      await start(page);
      await expect.poll(async () => (await stateOf(page)).waiting, { timeout: 100_000 }).toBe(0);
      expect(ids).toHaveLength(answerCount + 1);
      if (times < 100) expect(left, 'faults that were not met').toBe(0);
      await line.settle();
      await expectAllOnce(server, page, { learner, ids });
      const { bookmarks } = await server.ledgerOf(learner);
      expect(bookmarks.get(dictation)).toBe('HARD');
    },
  );
}

test(
  'a token that runs out in mid-drain of 100 is renewed once, and nothing is lost',
  proofOnly,
  async ({ server, line, learner, browserOnDisk }) => {
    browserOnDisk.launch();
    const page = await openDevice(browserOnDisk, line, { learner });
    // Ten lanes of ten: ten batches, so that the middle is in the middle.
    const ids = await answerAll(page, dictation, 100, 10);
    let old: string | null = null;
    let writes = 0;
    line.choose = ({ method, token }) => {
      if (method === 'POST') writes += 1;
      if (writes === 5) old ??= token;
      return token === old ? { do: 'answer', status: 401, code: 'UNAUTHENTICATED' } : { do: 'pass' };
    };
    await start(page);
    await expect.poll(async () => (await stateOf(page)).waiting, { timeout: 60_000 }).toBe(0);
    expect(old).not.toBeNull();
    expect(line.renewals).toBe(1);
    await expectAllOnce(server, page, { learner, ids });
  },
);

test('one op that the server cannot take keeps nobody else waiting: 99 of 100 arrive, one is shown', async ({
  server,
  line,
  learner,
  browserOnDisk,
}) => {
  browserOnDisk.launch();
  const page = await openDevice(browserOnDisk, line, { learner });
  const ids = await answerAll(page, dictation, 100);
  const poison = ids[37] ?? '';
  // The whole batch fails with it, as when a server chokes on one of its ops.
  line.choose = ({ method, body }) =>
    method === 'POST' && body.includes(poison)
      ? { do: 'answer', status: 400, code: 'VALIDATION' }
      : { do: 'pass' };
  await start(page);
  await expect
    .poll(async () => (await stateOf(page)).queued, { timeout: 60_000 })
    .toEqual([{ id: poison, state: 'dead' }]);
  const ledger = await server.ledgerOf(learner);
  expect(ids.filter((id) => !ledger.answerIds.has(id))).toEqual([poison]);
  expect(ledger.changes).toBe(ledger.ops);
});

test(
  'ten minutes of 503 cost at most 60 requests, and nothing is lost',
  proofOnly,
  async ({ server, line, learner, browserOnDisk }) => {
    browserOnDisk.launch();
    // The clock of the engine runs 40 times as fast as the wall: ten minutes are fifteen seconds.
    const speed = 40;
    const page = await openDevice(browserOnDisk, line, { learner, speed });
    const ids = await answerAll(page, dictation, 30);
    line.choose = () => ({ do: 'answer', status: 503, code: 'UNAVAILABLE' });
    await start(page);
    await page.waitForTimeout(600_000 / speed);
    expect(line.calls.length).toBeGreaterThan(3);
    expect(line.calls.length).toBeLessThanOrEqual(60);
    test
      .info()
      .annotations.push({ type: 'figures', description: `${line.calls.length} requests in 10 minutes` });
    line.mend();
    await nudge(page);
    await expect.poll(async () => (await stateOf(page)).waiting).toBe(0);
    await expectAllOnce(server, page, { learner, ids });
  },
);
