import { afterEach, expect, it } from 'vitest';
import { FakeWorker } from '#tests/support/fake-worker.ts';
import type { WritingWorkerApi } from '#workers/writing/api.ts';
import { createWritingClient } from './writing-client.ts';

const job = {
  item: { taskType: 'WE', prompt: 'Why?', modelAnswers: [], keyPoints: [] },
  text: 'Because.',
  pteType: 'ACADEMIC',
  others: [],
} as const;
const rest = {
  checkDraft: () => ({ copied: { share: 0, spans: [] }, template: { share: 0, spans: [] } }),
  keepData: async () => true,
};
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function clientOf(
  assess: (life: number, die: () => void) => ReturnType<WritingWorkerApi['assess']>,
  isComplete: () => Promise<boolean> = async () => false,
) {
  let lives = 0;
  const client = createWritingClient({
    data: { lexicon: { url: '/l', sha256: '' }, vectors: { url: '/v', sha256: '' } },
    limitMs: 300,
    isComplete,
    startWorker() {
      lives += 1;
      const life = lives;
      const worker = new FakeWorker((die) => ({ ...rest, assess: () => assess(life, die) }));
      return worker as unknown as Worker;
    },
  });
  stops.push(() => client.stop());
  return { client, lives: () => lives };
}

const never = (): Promise<never> => new Promise(() => {});

it('a worker that dies over an answer is started again, and the answer is done', async () => {
  const { client, lives } = clientOf(async (life, die) => {
    if (life > 1) return { kind: 'no-task' };
    die();
    return never();
  });
  expect(await client.assess(job)).toEqual({ kind: 'no-task' });
  expect(lives()).toBe(2);
});

it('a worker that dies over it twice is not started for ever', async () => {
  const { client, lives } = clientOf((_, die) => {
    die();
    return never();
  });
  expect(await client.assess(job)).toEqual({ kind: 'failed' });
  expect(lives()).toBe(2);
});

it('an answer that takes too long is given up, and the next one has a fresh worker', async () => {
  const { client } = clientOf((life) => (life === 1 ? never() : Promise.resolve({ kind: 'no-data' })));
  expect(await client.assess(job)).toEqual({ kind: 'failed' });
  expect(await client.assess(job)).toEqual({ kind: 'no-data' });
});

it('a draft that cannot be checked is no problem of the writer', async () => {
  const { client } = clientOf(never);
  client.stop();
  expect(await client.checkDraft({ text: 'a', prompt: 'b' })).toMatchObject({ copied: { share: 0 } });
});

it('no worker starts to keep files that are on the device already', async () => {
  const here = clientOf(never, async () => true);
  expect([await here.client.keepData(), here.lives()]).toEqual([true, 0]);
  const missing = clientOf(never);
  expect([await missing.client.keepData(), missing.lives()]).toEqual([true, 1]);
});
