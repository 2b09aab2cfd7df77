import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const suffix = '?unpacked';
const devPrefix = '/@unpacked';

/**
 * `import url from '#domain/…/lexicon.bin.br?unpacked'` gives the address of the unpacked file. The build publishes it under a
 * name with its hash (and packs it again for the wire, as every file); browsers cannot unpack brotli by themselves.
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
      if (!isBuild) return `export default ${JSON.stringify(devPrefix + path)};`;
      const reference = this.emitFile({
        type: 'asset',
        name: basename(path, '.br'),
        source: brotliDecompressSync(readFileSync(path)),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
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
