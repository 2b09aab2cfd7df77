import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import spoken from '#content/audio/23001-am_michael.mp3?url';
import item from '#content/items/speaking/re-tell-lecture/4001.json';
import { modelCacheName } from '#domain/storage/model-cache.ts';
import lexicon from '#engines/writing/data/lexicon.bin.br?unpacked';
import vectors from '#engines/writing/data/vectors.bin.br?unpacked';
import { packIndexName, PackIndexText } from '#server/models/pack-index.ts';
import { firstOneMortal, mortal } from '#tests/support/mortal-worker.ts';
import SpeechWorker from '#workers/speech/worker.ts?worker';
import TranscriptWorker from '#workers/transcript/worker.ts?worker';
import { createSpokenClient, type SpokenClientOptions } from './spoken-client.ts';

const folder = '.models';
const hashes = new Map<string, string>();
let recording: ArrayBuffer;

async function readBytes(path: string): Promise<Blob> {
  const base64 = await commands.readFile(path, 'base64');
  return (await fetch(`data:application/octet-stream;base64,${base64}`)).blob();
}

beforeAll(async () => {
  const index = PackIndexText.parse(await commands.readFile(`${folder}/${packIndexName}`));
  const cache = await caches.open(modelCacheName);
  for (const { id, files } of index.packs.filter((pack) => pack.id !== 'transcript-base'))
    for (const { name, sha256 } of files) {
      hashes.set(`${id} ${name}`, sha256);
      const path = `${folder}/${index.stored[sha256]?.path ?? ''}`;
      await cache.put(modelFilePath(sha256), new Response(await readBytes(path)));
    }
  recording = await (await fetch(spoken)).arrayBuffer();
}, 120_000);
afterAll(() => caches.delete(modelCacheName));

function open(options: Partial<SpokenClientOptions> = {}) {
  const client = createSpokenClient({
    startSpeech: () => new SpeechWorker(),
    startTranscript: () => new TranscriptWorker(),
    findFile: async (pack, name) => hashes.get(`${pack} ${name}`) ?? null,
    data: { lexicon, vectors },
    ...options,
  });
  onTestFinished(() => client.stop());
  const { transcript, modelAnswers, keyPoints } = item;
  const question = { taskType: 'RL', prompt: transcript, modelAnswers, keyPoints } as const;
  return (sound = recording) =>
    client.assessSpoken({ item: question, signal: null, pteType: 'ACADEMIC', others: [], recording: sound });
}

test(
  'a transcript worker that dies in the middle is started again, and nothing is lost',
  { timeout: 180_000 },
  async () => {
    const whole = await open()();
    expect(whole).toMatchObject({ kind: 'scored', score: { evidence: { speech: { refused: null } } } });
    let starts = 0;
    const start = firstOneMortal(() => new TranscriptWorker());
    const startTranscript = () => {
      starts += 1;
      return start();
    };
    expect(await open({ startTranscript })()).toEqual(whole);
    expect(starts).toBe(2);
  },
);

test('one that dies every time ends in an answer, not in an error', async () => {
  expect(await open({ startTranscript: () => mortal(new TranscriptWorker()) })()).toEqual({ kind: 'failed' });
});

test('a pack that is not whole, or is damaged, is asked for in words', async () => {
  const lacking = open({
    findFile: async (pack, name) => (name === 'decoder' ? null : (hashes.get(`${pack} ${name}`) ?? null)),
  });
  expect(await lacking()).toEqual({ kind: 'no-pack' });
  const encoder = modelFilePath(hashes.get('transcript-tiny encoder') ?? '');
  const cache = await caches.open(modelCacheName);
  await cache.put(encoder, new Response('half of a file'));
  expect(await open()()).toEqual({ kind: 'no-pack' });
  expect(await cache.match(encoder)).toBeUndefined();
});
