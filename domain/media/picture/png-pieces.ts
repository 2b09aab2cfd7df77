import { crc32 } from '#domain/media/crc32.ts';
import { onlyOrientation } from './orientation.ts';
import { nameAt, part, viewOf, type Bytes, type Pieces } from './read-part.ts';

/** Chunks that change how a PNG looks. */
const kept = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs'.split(' ');
const headBytes = 13;

/** The chunks of a PNG that a decoder draws with: one head, first and whole, and nothing behind the end. @throws RangeError */
export function pngPieces(bytes: Bytes): Pieces {
  const view = viewOf(bytes);
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return 'not-a-picture';
  const pieces = [part(bytes, 0, 8)];
  let hasPixels = false;
  let hasExif = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const chunk = part(bytes, at, 12 + length);
    if ((at === 8) !== (name === 'IHDR')) return 'not-a-picture';
    if (name === 'IHDR' && length !== headBytes) return 'not-a-picture';
    if (name === 'acTL') return 'animated';
    if (name === 'eXIf' && !hasExif) {
      hasExif = true;
      const tiff = onlyOrientation(chunk.subarray(8, 8 + length));
      if (tiff !== null) pieces.push(exifChunk(tiff));
    }
    if (kept.includes(name)) pieces.push(chunk);
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? pieces : 'not-a-picture';
    at += chunk.length;
  }
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
  view.setUint32(8 + tiff.length, crc32(chunk.subarray(4, 8 + tiff.length)));
  return chunk;
}
