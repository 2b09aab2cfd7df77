import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { sha256Of } from '#content/sha256.ts';

const suffix = '?unpacked';
const devPrefix = '/@unpacked';

/** Files that the repository has packed as well as can be, by the SHA-256 of their unpacked bytes. */
export const packedTwins = new Map<string, Uint8Array>();

/**
 * `import file from '#domain/…/lexicon.bin.br?unpacked'` gives the address of the unpacked file and its SHA-256. The build publishes it under a
 * name with its hash (and sends it packed, as the repository has it); browsers cannot unpack brotli by themselves.
 */
export function unpackedData(): Plugin {
  let isBuild = false;
  return {
    name: 'passage:unpacked-data',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      if (!id.endsWith(`.br${suffix}`)) return undefined;
      const path = id.slice(0, -suffix.length);
      const packed = readFileSync(path);
      const source = brotliDecompressSync(packed);
      const sha256 = sha256Of(source);
      if (!isBuild) return `export default ${JSON.stringify({ url: devPrefix + path, sha256 })};`;
      packedTwins.set(sha256, packed);
      const reference = this.emitFile({ type: 'asset', name: basename(path, '.br'), source });
      return `export default { url: import.meta.ROLLUP_FILE_URL_${reference}, sha256: '${sha256}' };`;
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.startsWith(devPrefix) ? request.url.slice(devPrefix.length) : '';
        if (!path.startsWith(config.root) || !path.endsWith('.br') || path.includes('..')) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/octet-stream');
        response.end(brotliDecompressSync(readFileSync(path)));
      });
    },
  };
}
