import { readFileSync } from 'node:fs';
import type { Remote } from 'comlink';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import { openSpeechPacks, type SpeechPacks } from './speech-packs.ts';
import { keptWritingData, writingData as data } from './kept-writing-data.ts';
import { startSpeechDevice } from './speech-device.ts';

const { items } = loadBank();
const value = {
  kind: 'record' as const,
  recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal: null },
};
/** It says "Please return all library books before the end of the term." */
const spoken = new Uint8Array(readFileSync('content/audio/23001-am_michael.mp3'));

let packs: SpeechPacks;
let pool: ThreadPool;
let speech: Remote<SpeechWorkerApi>;

const others = (item: BankItem) =>
  items.flatMap((other) => {
    const question = other.taskType === item.taskType ? questionOf(other) : null;
    if (question === null || question.engine === 'reading') return [];
    const { taskType, prompt, keyPoints } = question;
    return [{ id: other.id, taskType, prompt, keyPoints }];
  });
const asked = ['ASQ', 'SGD', 'RTS'].flatMap(
  (taskType) => items.find((one) => one.taskType === taskType) ?? [],
);

beforeAll(async () => {
  packs = await openSpeechPacks();
  const questions = asked.flatMap((item) => others(item));
  const setup = { modelsDir: modelsFolder, transcriptModel: 'tiny' as const, questions };
  pool = createThreadPool({ size: 1, timeoutMs: 120_000, setup });
  speech = await startSpeechDevice(packs, keptWritingData);
}, 600_000);
afterAll(async () => {
  await pool?.stop();
  await packs?.transcriber.networks.close();
});

/** What is said answers this short question, and none of the bank's. */
const library: BankItem = {
  ...(asked.find((one) => one.taskType === 'ASQ') ?? expect.fail('the bank has no short question')),
  taskType: 'ASQ',
  transcript: 'What kind of books should be returned before the end of the term?',
  accepted: ['library books', 'library'],
};

test.each([...asked, library].map((item) => [item.taskType, item.title, item] as const))(
  'the device and the server give %s the same score: %s',
  async (_task, _title, item) => {
    const question = questionOf(item);
    if (question?.engine !== 'free-speech') throw new Error('no question');
    const samples = await speech.decode(spoken.slice().buffer);
    if (samples === null) throw new Error('not decoded');
    const transcript = await transcribe(packs.transcriber, samples);
    const device = await speech.assessFreeSpeech({
      ...packs.shas,
      data,
      item: question,
      samples,
      transcript,
      signal: null,
      pteType: 'ACADEMIC',
      others: others(item).filter(({ id }) => id !== item.id),
    });
    const server = await pool.run({ kind: 'answer', item, value, pteType: 'ACADEMIC', recording: spoken });
    expect(device).toEqual(server);
    const points = device.kind === 'scored' ? device.score.points : null;
    expect(item.taskType === 'ASQ' ? points : 'open').toBe(
      item.taskType === 'ASQ' ? Number(item === library) : 'open',
    );
  },
  120_000,
);
