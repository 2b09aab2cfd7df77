import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { openDictionary, type Dictionary } from '#engines/dictionary/dictionary.ts';
import { writeWhole } from '#tools/write-whole.ts';

export const dataFolder = join(import.meta.dirname, '..', '..', 'engines', 'dictionary', 'data');

/** Writes a data file packed; its size as it is stored. */
export function savePack(folder: string, name: string, bytes: Uint8Array): number {
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeWhole(join(folder, `${name}.br`), packed);
  return packed.length;
}

/** A data file as the app reads it. */
export const readPack = (name: string): Uint8Array =>
  new Uint8Array(brotliDecompressSync(readFileSync(join(dataFolder, `${name}.br`))));

const text = new TextDecoder();
export const decodeText = (bytes: Uint8Array): string => text.decode(bytes);

/** The English dictionary as it was built last. */
export const openEnglish = (): Dictionary => openDictionary(readPack('english.bin'), decodeText);
