import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createMp3Encoder } from 'wasm-media-encoders';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import item from '#content/items/speaking/read-aloud/1001.json';
import otherReading from '#content/audio/1002-af_heart.mp3?url';
import modelReading from '#content/audio/1001-am_puck.mp3?url';
import { toMono16k } from '#engines/speech/samples/to-mono-16k.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';
import { systemDigest } from '#platform/digest.ts';
import { decodeAudio } from '#platform/audio-client/decode-audio.ts';
import { firstOneMortal } from '#tests/support/mortal-worker.ts';
import SpeechWorker from '#workers/speech/worker.ts?worker';
import { createSpeechClient } from './speech-client.ts';

const bytesOf = async (url: string) => (await fetch(url)).arrayBuffer();
let pack: Blob;
let model: string;

beforeAll(async () => {
  // Made by `npm start` and by the content tools ("tools/models").
  const base64 = await commands.readFile('.models/packs/reading.pack', 'base64');
  pack = await (await fetch(`data:application/octet-stream;base64,${base64}`)).blob();
  model = await systemDigest.sha256(await pack.arrayBuffer());
});
beforeEach(async () => {
  const cache = await caches.open(modelCacheName);
  await cache.put(modelFilePath(model), new Response(pack));
});

function open({
  startWorker = () => new SpeechWorker() as Worker,
  findModel = async (): Promise<string | null> => model,
  line = fetch,
} = {}) {
  let starts = 0;
  const client = createSpeechClient({
    startWorker: () => {
      starts += 1;
      return startWorker();
    },
    findModel,
    fetch: (input, init) => line(input, init),
  });
  onTestFinished(() => client.stop());
  const assess = (recording: ArrayBuffer) =>
    client.assessReading({
      taskType: 'RA',
      text: item.text,
      pronunciations: [],
      signal: null,
      pteType: 'ACADEMIC',
      recording,
    });
  const hear = async (recording: ArrayBuffer) => {
    const outcome = await assess(recording);
    if (outcome.kind !== 'scored' || outcome.score.evidence.kind !== 'recording')
      throw new Error(outcome.kind);
    return { score: outcome.score, speech: outcome.score.evidence.speech };
  };
  return { client, assess, hear, starts: () => starts };
}

test('a reading is scored in the worker, word by word', async () => {
  const { hear } = open();
  const { score, speech } = await hear(await bytesOf(modelReading));
  expect(speech?.refused).toBeNull();
  expect(speech?.coverage).toBe(1);
  expect(score.traits.map(({ id }) => id)).toEqual(['content', 'pronunciation', 'fluency']);
  expect(score.points).toBeGreaterThan(0.7 * score.max);
  const times = speech?.words.map(({ startMs }) => startMs ?? -1) ?? [];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('samples that the transcript engine had decoded are not decoded again', async () => {
  const sound = await decodeAudio(new Uint8Array(await bytesOf(modelReading)));
  const samples = toMono16k([sound?.samples ?? new Float32Array()], sound?.sampleRate ?? 1);
  const transcript = { pieces: [], text: '', meanLogProbability: null, states: [] };
  const { client } = open();
  const outcome = await client.assessReading({
    taskType: 'RA',
    text: item.text,
    pronunciations: [],
    signal: null,
    pteType: 'ACADEMIC',
    recording: new ArrayBuffer(0),
    heard: { transcript, samples, dictionary: 'not on this device' },
  });
  expect(outcome).toMatchObject({
    kind: 'scored',
    score: { evidence: { speech: { refused: null, coverage: 1 } } },
  });
});

test('the words of a model reading are found', async () => {
  const { client } = open();
  const times = await client.findWordTimes({ url: modelReading, text: item.text, pronunciations: [] });
  expect(times?.length).toBe(50);
  expect(times?.[0]?.startMs).toBeLessThan(1_000);
  const gone = open({ line: async () => new Response(null, { status: 404 }) }).client;
  const sought = { url: modelReading, text: item.text, pronunciations: [] };
  expect(await gone.findWordTimes(sought)).toBeNull();
});

test('without the pack it says so, also when the file was removed behind its back', async () => {
  const recording = await bytesOf(modelReading);
  expect(await open({ findModel: async () => null }).assess(recording)).toEqual({ kind: 'no-pack' });
  await caches.delete(modelCacheName);
  expect(await open().assess(recording)).toEqual({ kind: 'no-pack' });
});

test('a pack that is removed while it is used goes on to the end', async () => {
  const { assess } = open();
  const recording = await bytesOf(modelReading);
  expect(await assess(recording)).toMatchObject({ kind: 'scored' });
  await caches.delete(modelCacheName);
  expect(await assess(recording)).toMatchObject({ kind: 'scored' });
});

test('a pack whose bytes are damaged is thrown away, and the list is asked again', async () => {
  const cache = await caches.open(modelCacheName);
  await cache.put(modelFilePath(model), new Response(pack.slice(0, pack.size - 1)));
  const keptBeforeAsking: boolean[] = [];
  const findModel = async () => {
    keptBeforeAsking.push((await cache.match(modelFilePath(model))) !== undefined);
    return model;
  };
  const { assess, starts } = open({ findModel });
  expect(await assess(await bytesOf(modelReading))).toEqual({ kind: 'no-pack' });
  expect(keptBeforeAsking).toEqual([true, false]);
  expect(starts()).toBe(1);
});

test('sound of another format is left to the server, whatever it is called', async () => {
  const { assess, starts } = open();
  const sounds = ['RIFF\0\0\0\0WAVEfmt ', '\x1a\x45\xdf\xa3webm', 'OggS', '\0\0\0\x20ftypM4A '];
  for (const head of sounds) {
    const bytes = Uint8Array.from(head.padEnd(2_000, '\0'), (letter) => letter.charCodeAt(0));
    expect(await assess(bytes.buffer)).toEqual({ kind: 'failed' });
  }
  expect(starts()).toBe(1);
});

test('a worker that dies in the middle is started again, and nothing is lost', async () => {
  const { assess, starts } = open({ startWorker: firstOneMortal(() => new SpeechWorker()) });
  expect(await assess(await bytesOf(modelReading))).toMatchObject({ kind: 'scored' });
  expect(starts()).toBe(2);
});

test('two tabs that score at once do not disturb each other', async () => {
  const recording = await bytesOf(modelReading);
  const tabs = [open(), open()];
  const [first, second] = await Promise.all(tabs.map(({ assess }) => assess(recording)));
  expect(first).toMatchObject({ kind: 'scored' });
  expect(second).toEqual(first);
});

test('two recordings at once are scored one after the other', async () => {
  const { assess, starts } = open();
  const recording = await bytesOf(modelReading);
  const [first, second] = await Promise.all([assess(recording), assess(recording)]);
  expect(first).toEqual(second);
  expect(starts()).toBe(1);
});

describe('a recording that cannot be scored says why', () => {
  const rate = 48_000;
  async function mp3(samples: Float32Array): Promise<ArrayBuffer> {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: rate, channels: 1, bitrate: 128 });
    const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
    return new Blob(parts).arrayBuffer();
  }
  const seconds = (count: number, sample: (i: number) => number) =>
    Float32Array.from({ length: count * rate }, (_, i) => sample(i));

  test.each([
    ['silence', async () => mp3(seconds(4, () => 0)), 'no-speech'],
    ['noise', async () => mp3(seconds(4, (i) => 0.2 * (((i * 7_919) % 2_003) / 1_001 - 1))), 'no-speech'],
    ['hum', async () => mp3(seconds(4, (i) => 0.3 * Math.sin((2 * Math.PI * 50 * i) / rate))), 'no-speech'],
    ['0.2 s', async () => mp3(seconds(0.2, (i) => Math.sin(i / 20))), 'too-short'],
    ['another text', async () => bytesOf(otherReading), 'other-text'],
    ['a photo called .mp3', async () => new Uint8Array(5_000).fill(0x89).buffer, 'empty'],
    ['nothing', async () => new ArrayBuffer(0), 'empty'],
  ])('%s', async (_, recording, refused) => {
    const { score, speech } = await open().hear(await recording());
    expect(speech?.refused).toBe(refused);
    expect(score.points).toBeNull();
    expect(score.traits).toEqual([]);
  });

  // An MP3 rounds the clipped tops off: what the device measured while recording tells of them.
  test('clipped speech is scored', async () => {
    const decoded = await decodeAudio(new Uint8Array(await bytesOf(modelReading)));
    const loud = (decoded?.samples ?? new Float32Array()).map((sample) =>
      Math.max(-1, Math.min(1, 30 * sample)),
    );
    const { speech } = await open().hear(await mp3(loud));
    expect(speech?.refused).toBeNull();
  });
});
