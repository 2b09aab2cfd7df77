import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { modelsFolder } from '#tools/models/fetch.ts';
import { makeConvolutionsFloat } from './float-convolutions.ts';

/** The part of onnxruntime-node that is used here. The package is not a dependency: its install script downloads. */
interface Onnx {
  readonly InferenceSession: {
    create(model: Uint8Array, options: { intraOpNumThreads: number }): Promise<Session>;
  };
  readonly Tensor: new (
    type: 'int64' | 'float32',
    values: BigInt64Array | Float32Array,
    dims: number[],
  ) => object;
}
interface Session {
  run(feeds: Record<string, object>): Promise<Record<string, { readonly data: Float32Array }>>;
}

const Tokenizer = z.object({ model: z.object({ vocab: z.record(z.string(), z.int()) }) });

export const sampleRate = 24_000;
const styleSize = 256;
const longestInput = 510;

export interface Speaker {
  /** Speech at 24 kHz with the model's own silence at both ends. Throws when the sentence is too long for it. */
  speak(phonemes: string, voice: string, speed: number): Promise<Float32Array>;
}

/** Loads the model from `.models/`; `fetchModels('voice', …)` must have put it there. */
export async function loadSpeaker(threads: number): Promise<Speaker> {
  const require = createRequire(join(modelsFolder, 'onnx', 'index.js'));
  const onnx = require('onnxruntime-node') as Onnx;
  const model = makeConvolutionsFloat(readFileSync(join(modelsFolder, 'voice', 'kokoro.onnx')));
  const session = await onnx.InferenceSession.create(model, { intraOpNumThreads: threads });
  const tokenizer = readFileSync(join(modelsFolder, 'voice', 'tokenizer.json'), 'utf8');
  const vocabulary = new Map(Object.entries(Tokenizer.parse(JSON.parse(tokenizer)).model.vocab));
  const styles = new Map<string, Float32Array>();

  function styleOf(voice: string, length: number): Float32Array {
    let rows = styles.get(voice);
    if (rows === undefined) {
      const file = readFileSync(join(modelsFolder, 'voice', 'voices', `${voice}.bin`));
      rows = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
      styles.set(voice, rows);
    }
    return rows.slice(length * styleSize, (length + 1) * styleSize);
  }

  return {
    async speak(phonemes, voice, speed) {
      const ids = Array.from(phonemes, (sign) => vocabulary.get(sign) ?? []).flat();
      if (ids.length >= longestInput) throw new Error(`Too long to speak in one go: ${phonemes}`);
      const input = BigInt64Array.from([0, ...ids, 0].map(BigInt));
      const output = await session.run({
        input_ids: new onnx.Tensor('int64', input, [1, input.length]),
        style: new onnx.Tensor('float32', styleOf(voice, ids.length), [1, styleSize]),
        speed: new onnx.Tensor('float32', Float32Array.of(speed), [1]),
      });
      const waveform = output['waveform'];
      if (waveform === undefined) throw new Error('The voice model gave no waveform.');
      return waveform.data;
    },
  };
}
