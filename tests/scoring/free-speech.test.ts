import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { ThreadOutcome } from '#server/scoring/port/messages.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';

const item = loadBank().items.find(({ taskType }) => taskType === 'RL');
if (item?.taskType !== 'RL') throw new Error('the bank has no lecture');
const value = {
  kind: 'record' as const,
  recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal: null },
};
const bytesOf = (name: string) => new Uint8Array(readFileSync(`content/audio/${name}.mp3`));

describe('a lecture that is told again', () => {
  let pool: ThreadPool;
  beforeAll(async () => {
    await preparePacks(['reading', 'transcript-tiny'], () => undefined);
    const { id, taskType, transcript: prompt, keyPoints } = item;
    const questions = [{ id, taskType, prompt, keyPoints }];
    const setup = { modelsDir: modelsFolder, transcriptModel: 'tiny' as const, questions };
    pool = createThreadPool({ size: 1, timeoutMs: 300_000, setup });
  }, 600_000);
  afterAll(() => pool?.stop());

  const score = (recording: Uint8Array<ArrayBuffer>): Promise<ThreadOutcome> =>
    pool.run({ kind: 'answer', item, value, pteType: 'ACADEMIC', recording });

  it('is scored from what was understood, and another time the same', async () => {
    const first = await score(bytesOf('1001-am_puck'));
    expect(first).toMatchObject({
      kind: 'scored',
      score: {
        evidence: {
          kind: 'recording',
          speech: {
            engine: 'transcript',
            transcript: expect.stringContaining('returns to the hive') as string,
            refused: null,
          },
        },
      },
    });
    expect(await score(bytesOf('1001-am_puck'))).toEqual(first);
  }, 300_000);

  it('gets no points, and the reason, when nothing was said', async () => {
    expect(await score(new Uint8Array())).toMatchObject({
      kind: 'scored',
      score: { points: null, evidence: { speech: { refused: 'empty' } } },
    });
  }, 300_000);
});
