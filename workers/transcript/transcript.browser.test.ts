import { wrap } from 'comlink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';
import { packIndexName, PackIndexText } from '#server/models/pack-index.ts';
import type { TranscriptFiles, TranscriptWorkerApi } from './api.ts';

const folder = '.models';
const sentence = 'Please return all library books before the end of the term.';

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await commands.readFile(path, 'base64');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function readSamples(path: string): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, 16_000);
  const sound = await context.decodeAudioData((await readBytes(path)).buffer);
  return new Float32Array(sound.getChannelData(0));
}

describe('the transcript worker', () => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  const api = wrap<TranscriptWorkerApi>(worker);
  let files: TranscriptFiles;
  let samples: Float32Array<ArrayBuffer>;

  beforeAll(async () => {
    const index = PackIndexText.parse(await commands.readFile(`${folder}/${packIndexName}`));
    const pack = index.packs.find(({ id }) => id === 'transcript-tiny');
    const hashOf = (name: string) => pack?.files.find((file) => file.name === name)?.sha256 ?? '';
    files = {
      encoder: hashOf('encoder'),
      decoder: hashOf('decoder'),
      tokens: hashOf('tokens'),
      runtime: hashOf('runtime'),
    };
    const cache = await caches.open(modelCacheName);
    for (const sha256 of Object.values(files)) {
      const path = index.stored[sha256]?.path ?? '';
      await cache.put(modelFilePath(sha256), new Response(await readBytes(`${folder}/${path}`)));
    }
    samples = await readSamples('content/audio/23001-am_michael.mp3');
  });
  afterAll(async () => {
    worker.terminate();
    await caches.delete(modelCacheName);
  });

  it('says that a file is missing, and works when it is there', async () => {
    const lacking = { ...files, decoder: '0'.repeat(64) };
    expect(await api.transcribe({ files: lacking, samples })).toEqual({ kind: 'no-pack' });
    const answer = await api.transcribe({ files, samples });
    expect(answer.kind === 'heard' && answer.transcript.text).toBe(sentence);
  });

  it('takes recordings that come at once one after the other', async () => {
    const silence = new Float32Array(16_000);
    const answers = await Promise.all([
      api.transcribe({ files, samples }),
      api.transcribe({ files, samples: silence }),
      api.transcribe({ files, samples }),
    ]);
    expect(answers.map((answer) => answer.kind === 'heard' && answer.transcript.text)).toEqual([
      sentence,
      '',
      sentence,
    ]);
  });

  it('goes on with what it has opened when the pack is deleted', async () => {
    await caches.delete(modelCacheName);
    const answer = await api.transcribe({ files, samples });
    expect(answer.kind === 'heard' && answer.transcript.text).toBe(sentence);
  });
});
