import * as onnx from 'onnxruntime-web/wasm';
import { openMoonshine } from '#engines/transcript/moonshine.ts';
import { readTokenTable } from '#engines/transcript/token-words.ts';
import type { TranscriptEngine } from '#engines/transcript/transcribe.ts';
import type { ModelStore } from './model-store.ts';

/**
 * Opens the transcript engine in this thread; `undefined` when the server does not have the pack. About two seconds and
 * 200 MB: once a thread.
 */
export async function openTranscriber(
  store: ModelStore,
  size: 'tiny' | 'base',
): Promise<TranscriptEngine | undefined> {
  const pack = `transcript-${size}` as const;
  const tokens = await store.readPackFile(pack, 'tokens');
  if (tokens === undefined) return undefined;
  const networks = await openMoonshine(onnx, async (name) => {
    const bytes = await store.readPackFile(pack, name);
    if (bytes === undefined) throw new Error(`the pack ${pack} is gone`);
    return bytes;
  });
  return { networks, tokens: readTokenTable(new TextDecoder().decode(tokens)) };
}
