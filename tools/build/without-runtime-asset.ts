import type { Plugin } from 'vite';

const asset = /new URL\("ort-wasm-simd-threaded\.wasm",\s*import\.meta\.url\)/gu;

/**
 * Keeps the 14 MB of ONNX Runtime's wasm out of the build. Its script names the file as an asset of its own, but it comes
 * with the transcript pack and is handed over as bytes (`wasmBinary`), so that address is never asked for.
 */
export function withoutRuntimeAsset(): Plugin {
  return {
    name: 'passage:without-runtime-asset',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('onnxruntime-web') || code.search(asset) < 0) return undefined;
      return { code: code.replaceAll(asset, 'new URL("data:,")'), map: null };
    },
  };
}
