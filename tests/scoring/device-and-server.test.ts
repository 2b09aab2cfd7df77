import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/entities/bank-item.ts';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import type { ScoringReply } from '#server/scoring/threads/messages.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import type { WritingWorkerApi } from '#workers/writing/api.ts';
import { startWorkerEntry } from './worker-entry.ts';

const bank = loadBank();
const essays = bank.items.filter((item) => item.taskType === 'WE');
const [essay] = essays;
const reading = bank.items.find((item) => item.id === 1001);
if (essay === undefined || reading?.taskType !== 'RA') throw new Error('the bank has no such items');
const spoken = new Uint8Array(readFileSync('content/audio/1001-am_puck.mp3'));
const pteType = 'ACADEMIC';

const fromThread = (reply: { kind: string }): Score => {
  const scored = reply as ScoringReply;
  if (scored.kind !== 'scored') throw new Error(`the thread answered ${JSON.stringify(scored)}`);
  return scored.score;
};
const record = { kind: 'record' as const, recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal: null } }; // prettier-ignore

describe('the device and the server', () => {
  let pool: ThreadPool;
  let modelSha256: string;

  beforeAll(async () => {
    await preparePacks(['reading'], () => undefined);
    const { packs } = await openModelStore(modelsFolder).manifest();
    modelSha256 = packs.find(({ id }) => id === 'reading')?.files[0]?.sha256 ?? '';
    const questions = essays.map(({ id, taskType, prompt, keyPoints }) => ({
      id,
      taskType,
      prompt,
      keyPoints,
    }));
    pool = createThreadPool({
      size: 1,
      timeoutMs: 120_000,
      setup: { modelsDir: modelsFolder, transcriptModel: 'tiny', questions },
    });
  }, 600_000);
  afterAll(() => pool?.stop());

  async function speechWorker() {
    const model = (await openModelStore(modelsFolder).readPack('reading'))?.get('model');
    if (model === undefined) throw new Error('there is no model');
    return startWorkerEntry<SpeechWorkerApi>({
      cached: new Map([[modelFilePath(modelSha256), new Uint8Array(model)]]),
      start: () => import('#workers/speech/worker.ts'),
    });
  }

  /** Both scores of one recording of the item. */
  async function bothScores(recording: Uint8Array<ArrayBuffer>, item: Extract<BankItem, { taskType: 'RA' }>) {
    const api = await speech;
    const onDevice = await api.assessReading({
      model: modelSha256,
      pronunciations: item.pronunciations ?? [],
      recording: recording.slice().buffer,
      taskType: 'RA',
      text: item.text,
      signal: null,
      pteType,
    });
    const onServer = await pool.run({ kind: 'answer', item, value: record, pteType, recording });
    return { onDevice, onServer: fromThread(onServer) };
  }
  let speech: ReturnType<typeof speechWorker>;
  beforeAll(() => {
    speech = speechWorker();
  });

  it('give the same score for the same recording', async () => {
    const { onDevice, onServer } = await bothScores(spoken, reading);
    expect(onDevice).toEqual({ kind: 'scored', score: onServer });
    expect(Score.parse(onServer).points).toBeGreaterThan(0.6 * onServer.max);
  }, 120_000);

  it.each([
    ['that was cut off', spoken.slice(0, 30_001)],
    [
      'that is a picture with the name of an MP3',
      new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(3_000)]),
    ],
    ['that is empty', new Uint8Array()],
  ])(
    'give the same score for a recording %s',
    async (_, bytes) => {
      const { onDevice, onServer } = await bothScores(bytes, reading);
      expect(onDevice).toEqual({ kind: 'scored', score: onServer });
    },
    120_000,
  );

  it('give the same score for the same essay', async () => {
    const data = { lexicon: '/lexicon', vectors: '/vectors' };
    const file = (name: 'lexicon.bin' | 'vectors.bin') => new Uint8Array(readWritingData(name).bytes);
    const api = await startWorkerEntry<WritingWorkerApi>({
      cached: new Map([
        [data.lexicon, file('lexicon.bin')],
        [data.vectors, file('vectors.bin')],
      ]),
      start: () => import('#workers/writing/worker.ts'),
    });
    const others = essays.filter(({ id }) => id !== essay.id);
    const [model = ''] = essay.modelAnswers;
    for (const text of [model, `${model} I am agree wiht this.`, 'Too short.', '']) {
      const onDevice = await api.assess({ data, item: essay, text, pteType, others });
      const value = { kind: 'write' as const, text };
      const onServer = await pool.run({ kind: 'answer', item: essay, value, pteType, recording: null });
      expect(onDevice).toEqual({ kind: 'scored', score: fromThread(onServer) });
    }
  }, 120_000);
});
