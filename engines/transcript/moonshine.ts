import type { SpeechNetworks, TokenSource } from './networks.ts';
import type { OnnxRuntime, OnnxSession, OnnxValues } from './onnx-runtime.ts';

/**
 * The files of a transcript pack that are networks, and `runtime`: `ort-wasm-simd-threaded.wasm` of the same version as the runtime's
 * script. Each is asked for when it is needed and forgotten then, so that only one is in memory besides what was made of them.
 */
type ReadMoonshineFile = (name: 'encoder' | 'decoder' | 'runtime') => Promise<Uint8Array>;

const heads = 8;

function run(session: OnnxSession, feeds: OnnxValues): Promise<OnnxValues> {
  // The runtime takes its own tensors only, and every value here was made by it.
  return session.run(feeds as Record<string, never>);
}

function floats(values: OnnxValues, name: string): { data: Float32Array; dims: readonly number[] } {
  const tensor = values[name];
  if (!(tensor?.data instanceof Float32Array)) throw new TypeError(`the network gives no ${name}`);
  return { data: tensor.data, dims: tensor.dims };
}

/** Opens Moonshine (Jeffries et al., 2024: "Moonshine: Speech Recognition for Live Transcription and Voice Commands"). */
export async function openMoonshine(onnx: OnnxRuntime, read: ReadMoonshineFile): Promise<SpeechNetworks> {
  onnx.env.wasm.wasmBinary = await read('runtime');
  // More threads need a cross-origin isolated page, which the sign-in does not allow.
  onnx.env.wasm.numThreads = 1;
  const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'all' } as const;
  const encoder = await onnx.InferenceSession.create(await read('encoder'), options);
  delete onnx.env.wasm.wasmBinary;
  const decoder = await onnx.InferenceSession.create(await read('decoder'), options);
  return {
    async encode(samples) {
      const input_values = new onnx.Tensor('float32', samples, [1, samples.length]);
      const encoded = await run(encoder, { input_values });
      const { data, dims } = floats(encoded, 'last_hidden_state');
      const width = dims[2] ?? 0;
      return { states: { values: data, width }, tokens: decode(onnx, decoder, encoded, width) };
    },
    async close() {
      await encoder.release();
      await decoder.release();
    },
  };
}

/**
 * Law of the cache: the first step runs without one and fills both halves. Later steps extend the decoder's half; the
 * encoder's half stays as the first step gave it, for what later steps return there is empty.
 */
function decode(onnx: OnnxRuntime, decoder: OnnxSession, encoded: OnnxValues, width: number): TokenSource {
  const encoder_hidden_states = encoded['last_hidden_state'];
  const names = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'));
  const nothing = new onnx.Tensor('float32', new Float32Array(), [0, heads, 1, width / heads]);
  let past: OnnxValues = Object.fromEntries(names.map((name) => [name, nothing]));
  let isFirst = true;
  return {
    async next(token) {
      if (encoder_hidden_states === undefined) throw new TypeError('there are no encoder states');
      const given = await run(decoder, {
        input_ids: new onnx.Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
        encoder_hidden_states,
        use_cache_branch: new onnx.Tensor('bool', [!isFirst], [1]),
        ...past,
      });
      const kept = isFirst ? names : names.filter((name) => name.includes('.decoder.'));
      const present = kept.flatMap((name) => {
        const value = given[name.replace('past_key_values', 'present')];
        return value ? [[name, value] as const] : [];
      });
      past = { ...past, ...Object.fromEntries(present) };
      isFirst = false;
      const { data, dims } = floats(given, 'logits');
      return data.subarray(data.length - (dims.at(-1) ?? 0));
    },
  };
}
