import * as onnx from 'onnxruntime-web/wasm';
import { openMoonshine } from '#engines/transcript/moonshine.ts';
import { readTokenTable } from '#engines/transcript/token-words.ts';
import type { TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { readModelFile } from '#workers/packs/read-model-file.ts';
import type { TranscriptFiles } from './api.ts';

async function readFiles(
  files: TranscriptFiles,
): Promise<Record<keyof TranscriptFiles, Uint8Array> | undefined> {
  const [encoder, decoder, tokens, runtime] = await Promise.all(
    [files.encoder, files.decoder, files.tokens, files.runtime].map((sha256) => readModelFile(sha256)),
  );
  return encoder && decoder && tokens && runtime ? { encoder, decoder, tokens, runtime } : undefined;
}

async function open(files: TranscriptFiles): Promise<TranscriptEngine | undefined> {
  const bytes = await readFiles(files);
  if (!bytes) return undefined;
  const networks = await openMoonshine(onnx, async (name) => bytes[name]);
  return { networks, tokens: readTokenTable(new TextDecoder().decode(bytes.tokens)) };
}

let opened: { readonly key: string; readonly engine: Promise<TranscriptEngine | undefined> } | undefined;

/** The engine with these files; `undefined` when one is not on this device. An opened one outlives its files. */
export async function openEngine(files: TranscriptFiles): Promise<TranscriptEngine | undefined> {
  const key = `${files.encoder} ${files.decoder}`;
  if (opened?.key !== key) {
    const before = await opened?.engine.catch(() => undefined);
    await before?.networks.close();
    opened = { key, engine: open(files) };
  }
  const mine = opened;
  try {
    const engine = await mine.engine;
    if (!engine && opened === mine) opened = undefined;
    return engine;
  } catch (error) {
    if (opened === mine) opened = undefined;
    throw error;
  }
}
