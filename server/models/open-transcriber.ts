import * as onnx from 'onnxruntime-web/wasm';
import { openMoonshine } from '#domain/transcript/moonshine.ts';
import { readTokenTable } from '#domain/transcript/token-words.ts';
import type { TranscriptEngine } from '#domain/transcript/transcribe.ts';
import type { ModelStore } from './model-store.ts';

/**
 * Opens the transcript engine in this thread; `undefined` when the server does not have the pack. About two seconds and
 * 200 MB: once a thread.
 */
export async function openTranscriber(
  store: ModelStore,
  size: 'tiny' | 'base',
): Promise<TranscriptEngine | undefined> {
  const files = await store.readPack(`transcript-${size}`);
  if (files === undefined) return undefined;
  const file = (name: string): Uint8Array => {
    const bytes = files.get(name);
    if (bytes === undefined) throw new Error(`the transcript pack has no ${name}`);
    return bytes;
  };
  const networks = await openMoonshine(onnx, {
    encoder: file('encoder'),
    decoder: file('decoder'),
    runtime: file('runtime'),
  });
  return { networks, tokens: readTokenTable(new TextDecoder().decode(file('tokens'))) };
}
