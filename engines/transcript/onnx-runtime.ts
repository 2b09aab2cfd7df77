/** The part of ONNX Runtime that the transcript engine uses; `onnxruntime-web/wasm` fits it as it is. */

interface OnnxTensor {
  readonly dims: readonly number[];
  readonly data: unknown;
}
export type OnnxValues = Readonly<Record<string, OnnxTensor>>;

export interface OnnxSession {
  readonly inputNames: readonly string[];
  run(feeds: Record<string, never>): Promise<OnnxValues>;
  release(): Promise<void>;
}

export interface OnnxRuntime {
  readonly env: { readonly wasm: { wasmBinary?: ArrayBufferLike | Uint8Array; numThreads?: number } };
  readonly Tensor: {
    new (type: 'float32', data: Float32Array, dims: readonly number[]): OnnxTensor;
    new (type: 'int64', data: BigInt64Array, dims: readonly number[]): OnnxTensor;
    new (type: 'bool', data: readonly boolean[], dims: readonly number[]): OnnxTensor;
  };
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: { executionProviders: readonly 'wasm'[]; graphOptimizationLevel: 'all' },
    ): Promise<OnnxSession>;
  };
}
