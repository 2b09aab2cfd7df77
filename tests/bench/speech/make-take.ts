import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { loadBank } from '#content/load-bank.ts';
import { modelFilePath, type SpeechPackId } from '#contract/entities/model-pack.ts';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { createNodeEncoder } from '#tests/support/node-lame.ts';
import { correctTexts } from '#tests/support/correct-texts.ts';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';
import { joinBytes } from '#domain/media/join-bytes.ts';
import { essayOf, withSlips } from '#tests/bench/writing/essay.ts';
import { alignerPath, mp3Path, samplesPath, takePath, type Take } from '#tests/bench/speech-page/take.ts';
import { join, silence } from './splice.ts';

export const takeSeconds = 40;
/** Two Read Aloud items in the same voice, as the learner reads them one after the other. */
const readings = [
  { itemId: 1001, file: '1001-bf_emma.mp3' },
  { itemId: 1005, file: '1005-bf_emma.mp3' },
];
const warp = 1.15;
const pauseSeconds = 0.8;

async function recordingOf(files: readonly string[]): Promise<Float32Array<ArrayBuffer>> {
  const pieces: Float32Array[] = [];
  for (const file of files)
    pieces.push(await decodeMp3(readFileSync(joinPath('content', 'audio', file))), silence(pauseSeconds));
  const whole = new Float32Array(takeSeconds * sampleRate);
  whole.set(join(...pieces).subarray(0, whole.length));
  return whole;
}

async function mp3Of(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createNodeEncoder(sampleRate);
  return joinBytes([encoder.encode(samples), encoder.finalize()]);
}

async function packFiles(id: SpeechPackId): Promise<{ name: string; sha256: string; path: string }[]> {
  const store = openModelStore(modelsFolder);
  const pack = (await store.manifest()).packs.find((one) => one.id === id);
  return Promise.all(
    (pack?.files ?? []).map(async ({ name, sha256 }) => {
      const path = (await store.findFile(sha256))?.path;
      if (path === undefined) throw new Error(`the pack ${id} has no ${name}`);
      return { name, sha256, path };
    }),
  );
}

/** Bundlers put the polyfill in; every browser has a Blob of its own. */
const withoutPolyfill = (script: string): string => script.replace(/^import .* from "blob-polyfill";$/mu, '');

function alignerFiles(): [path: string, bytes: Uint8Array][] {
  const peer = joinPath(modelsFolder, 'speech-peers');
  const script = readFileSync(joinPath(peer, 'soundswallower.web.js'), 'utf8');
  const model = (name: string, folder: string): [string, Uint8Array] => [
    `${alignerPath}en-us/${name}`,
    readFileSync(joinPath(modelsFolder, folder, name)),
  ];
  return [
    [`${alignerPath}soundswallower.js`, new TextEncoder().encode(withoutPolyfill(script))],
    [`${alignerPath}soundswallower.web.wasm`, readFileSync(joinPath(peer, 'soundswallower.web.wasm'))],
    ...['mdef', 'means', 'variances', 'sendump', 'transition_matrices', 'dict.txt'].map((name) =>
      model(name, 'reading'),
    ),
    ...['feat_params.json', 'noisedict.txt', 'phoneset.json'].map((name) => model(name, 'speech-peers')),
  ];
}

/** Everything that the page asks for, by path. Fetches models and the peer first where they are missing. */
export async function makeTake(say: (line: string) => void): Promise<Record<string, Uint8Array>> {
  await preparePacks(['reading', 'transcript-tiny'], say);
  await fetchModels('speech-peers', say);
  const { items } = loadBank();
  const read = readings.map(({ itemId }) => items.find(({ id }) => id === itemId));
  const text = read.map((item) => (item?.taskType === 'RA' ? item.text : '')).join(' ');
  const pronunciations = read.flatMap((item) => item?.pronunciations ?? []);
  const samples = await recordingOf(readings.map(({ file }) => file));
  const files = [...(await packFiles('reading')), ...(await packFiles('transcript-tiny'))];
  const hashOf = (name: string): string => files.find((file) => file.name === name)?.sha256 ?? '';
  const essays = items.filter((item) => item.taskType === 'WE');
  const [first, ...others] = essays;
  if (first === undefined) throw new Error('the bank has no essay');
  const take: Take = {
    text,
    pronunciations,
    words: wordsOfItem(text, pronunciations),
    warp,
    model: hashOf('model'),
    transcript: {
      encoder: hashOf('encoder'),
      decoder: hashOf('decoder'),
      tokens: hashOf('tokens'),
      runtime: hashOf('runtime'),
    },
    essay: { item: first, text: withSlips(essayOf(correctTexts())), others },
  };
  return {
    [takePath]: new TextEncoder().encode(JSON.stringify(take)),
    [mp3Path]: await mp3Of(samples),
    [samplesPath]: new Uint8Array(samples.buffer),
    ...Object.fromEntries(files.map(({ sha256, path }) => [modelFilePath(sha256), readFileSync(path)])),
    ...Object.fromEntries(alignerFiles()),
  };
}
