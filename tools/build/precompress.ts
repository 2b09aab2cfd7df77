import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { sha256Of } from '#content/sha256.ts';
import { packedTwins } from './unpacked-data.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible = /\.(?:html|js|css|svg|json|webmanifest|wasm|txt|bin)$/;
/** Above this, the best quality takes minutes and gains a few per cent. */
const largeBytes = 4 * 1024 * 1024;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = bytes.length > largeBytes ? 5 : 11;
  const twin = path.endsWith('.bin') ? packedTwins.get(sha256Of(bytes)) : undefined;
  const [br, gz] = await Promise.all([
    twin ??
      brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    gzipAsync(bytes, { level: bytes.length > largeBytes ? 6 : 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text-like file of the build, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'passage:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name));
        for (const file of files) await compressFile(file);
      },
    },
  };
}
