import { crc32 } from '#domain/media/crc32.ts';
import { onlyOrientation } from './orientation.ts';
import { nameAt, part, viewOf, type Bytes, type Pieces } from './read-part.ts';

/** Chunks without which there is no picture, and how many bytes each can have. A decoder refuses one that it does not know. */
const critical: Readonly<Record<string, (length: number) => boolean>> = {
  IHDR: (length) => length === 13,
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  IDAT: () => true,
  IEND: (length) => length === 0,
};
/**
 * Chunks that change how a PNG looks, and how many bytes each can have. A profile is packed: 4 kB, as those of screens have,
 * unpack to 4 MB at most.
 */
const looks: Readonly<Record<string, (length: number) => boolean>> = {
  tRNS: (length) => length > 0 && length <= 256,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
  sRGB: (length) => length === 1,
  iCCP: (length) => length > 0 && length <= 4_096,
  sBIT: (length) => length > 0 && length <= 4,
  bKGD: (length) => length > 0 && length <= 6,
  pHYs: (length) => length === 9,
};

/**
 * The chunks of a PNG that a decoder draws with: one head, first and whole, and nothing behind the end. One whose sum is wrong makes
 * the picture none, as decoders have it. @throws RangeError
 */
export function pngPieces(bytes: Bytes): Pieces {
  const view = viewOf(bytes);
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return 'not-a-picture';
  const pieces = [part(bytes, 0, 8)];
  const met = new Set<string>();
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const chunk = part(bytes, at, 12 + length);
    if ((at === 8) !== (name === 'IHDR')) return 'not-a-picture';
    if (name === 'acTL') return 'animated';
    if (isCritical(name) && !critical[name]?.(length)) return 'not-a-picture';
    const needed = isCritical(name) ? chunk : lookOf(name, chunk, met);
    if (needed !== null) {
      if (sumOf(needed) !== viewOf(needed).getUint32(needed.length - 4)) return 'not-a-picture';
      pieces.push(needed);
    }
    met.add(name);
    if (name === 'IEND') return met.has('IDAT') ? pieces : 'not-a-picture';
    at += chunk.length;
  }
}

const isCritical = (name: string) => /^[A-Z]/u.test(name);
const sumOf = (chunk: Bytes) => crc32(chunk.subarray(4, chunk.length - 4));

/** A chunk that changes the look, the first of its name; of EXIF its orientation. `null` for all others. */
function lookOf(name: string, chunk: Bytes, met: ReadonlySet<string>): Bytes | null {
  if (met.has(name)) return null;
  if (name !== 'eXIf') return looks[name]?.(chunk.length - 12) ? chunk : null;
  const tiff = onlyOrientation(chunk.subarray(8, chunk.length - 4));
  return tiff === null ? null : exifChunk(tiff);
}

function exifChunk(tiff: Bytes): Bytes {
  const chunk = new Uint8Array(12 + tiff.length);
  const view = viewOf(chunk);
  view.setUint32(0, tiff.length);
  chunk.set(
    Uint8Array.from('eXIf', (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(tiff, 8);
  view.setUint32(8 + tiff.length, sumOf(chunk));
  return chunk;
}
