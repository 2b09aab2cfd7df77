import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { modelsFolder } from '#tools/models/fetch.ts';
import { makeConvolutionsFloat } from './float-convolutions.ts';
import { held, letHoldSigns, longer } from './hold-signs.ts';

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

/** How long the model holds a sign is counted in frames. */
const frameSamples = 600;
const frameMs = (1000 * frameSamples) / sampleRate;

/** A sign of what was spoken, and where its sound begins and ends in the samples. */
export interface TimedSign {
  readonly sign: string;
  readonly from: number;
  readonly to: number;
}

export interface Spoken {
  /** Speech at 24 kHz with the model's own silence at both ends. */
  readonly samples: Float32Array;
  /** The signs that the model knows, in order. */
  readonly signs: readonly TimedSign[];
}

export interface Speaker {
  /** `restMs` makes each full stop that much longer. Throws when the sentence is too long for the model. */
  speak(phonemes: string, voice: string, speed: number, restMs?: number): Promise<Spoken>;
}

/** Loads the model from `.models/`; `fetchModels('voice', …)` must have put it there. */
export async function loadSpeaker(threads: number): Promise<Speaker> {
  const require = createRequire(join(modelsFolder, 'onnx', 'index.js'));
  const onnx = require('onnxruntime-node') as Onnx;
  const whole = readFileSync(join(modelsFolder, 'voice', 'kokoro.onnx'));
  const model = letHoldSigns(makeConvolutionsFloat(whole));
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
    async speak(phonemes, voice, speed, restMs = 0) {
      const known = Array.from(phonemes).filter((sign) => vocabulary.has(sign));
      const ids = known.flatMap((sign) => vocabulary.get(sign) ?? []);
      if (ids.length >= longestInput) throw new Error(`Too long to speak in one go: ${phonemes}`);
      const input = BigInt64Array.from([0, ...ids, 0].map(BigInt));
      const output = await session.run({
        input_ids: new onnx.Tensor('int64', input, [1, input.length]),
        style: new onnx.Tensor('float32', styleOf(voice, ids.length), [1, styleSize]),
        speed: new onnx.Tensor('float32', Float32Array.of(speed), [1]),
        [longer]: new onnx.Tensor('float32', restsAt(known, restMs), [1, input.length]),
      });
      const samples = output['waveform']?.data;
      const frames = output[held]?.data;
      if (!samples || !frames) throw new Error('The voice model gave no waveform.');
      return { samples, signs: timeSigns(known, frames) };
    },
  };
}

/** The model says a sign of its own before the first and after the last. */
const restsAt = (signs: readonly string[], restMs: number): Float32Array =>
  Float32Array.from([0, ...signs.map((sign) => (sign === '.' ? Math.round(restMs / frameMs) : 0)), 0]);

function timeSigns(signs: readonly string[], frames: Float32Array): TimedSign[] {
  let at = (frames[0] ?? 0) * frameSamples;
  return signs.map((sign, i) => {
    const from = at;
    at += (frames[i + 1] ?? 0) * frameSamples;
    return { sign, from, to: at };
  });
}
