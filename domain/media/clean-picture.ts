import { joinBytes } from './join-bytes.ts';
import { mostPixels, pictureSize } from './picture-size.ts';

/*
 * Takes out of a picture what says where, when and with what it was made, without decoding it. Only parts that a decoder needs to
 * draw the picture are kept, so that what this file has never heard of goes too. A turn that EXIF alone names goes with it: devices
 * turn the pixels before they send them.
 */

export type CleanPicture =
  | { readonly kind: 'clean'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'not-a-picture' | 'too-many-pixels' | 'animated' };

type Bytes = Uint8Array<ArrayBuffer>;
/** Pieces to keep, or why there is no picture. */
type Pieces = readonly Bytes[] | 'not-a-picture' | 'animated';

const notOne = { kind: 'not-a-picture' } as const;

/** A PNG, JPEG or WebP of at most `mostPixels` that does not move, without its metadata. A clean one comes back as it is. */
export function cleanPicture(picture: Bytes, mimeType: string): CleanPicture {
  const pieces = piecesOf(picture, mimeType);
  if (pieces === 'animated') return { kind: pieces };
  if (pieces === 'not-a-picture') return notOne;
  const bytes = joinBytes(pieces);
  const sizes = mimeType === 'image/webp' ? webpSizes(bytes) : [pictureSize(bytes)];
  if (!sizes.every((size) => size !== null && size.width > 0 && size.height > 0)) return notOne;
  const isLarge = sizes.some((size) => size !== null && size.width * size.height > mostPixels);
  return isLarge ? { kind: 'too-many-pixels' } : { kind: 'clean', bytes };
}

function piecesOf(bytes: Bytes, mimeType: string): Pieces {
  try {
    switch (mimeType) {
      case 'image/png':
        return pngPieces(bytes);
      case 'image/jpeg':
        return jpegPieces(bytes);
      case 'image/webp':
        return webpPieces(bytes);
      default:
        return 'not-a-picture';
    }
  } catch (error) {
    // Read beyond the end: cut off.
    if (error instanceof RangeError) return 'not-a-picture';
    throw error;
  }
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The part of a length; cut off, it is an error instead of a shorter part. */
function part(bytes: Bytes, start: number, length: number): Bytes {
  if (start + length > bytes.length) throw new RangeError('cut off');
  return bytes.subarray(start, start + length);
}

/** Chunks of a PNG that change how it looks. */
const pngChunks = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs'.split(' ');

function pngPieces(bytes: Bytes): Pieces {
  const view = viewOf(bytes);
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return 'not-a-picture';
  const pieces = [part(bytes, 0, 8)];
  let hasPixels = false;
  for (let at = 8; ;) {
    const length = 12 + view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const chunk = part(bytes, at, length);
    if ((at === 8) !== (name === 'IHDR')) return 'not-a-picture';
    if (name === 'acTL') return 'animated';
    if (pngChunks.includes(name)) pieces.push(chunk);
    if (name === 'IDAT') hasPixels = true;
    // What stands after the end is no picture.
    if (name === 'IEND') return hasPixels ? pieces : 'not-a-picture';
    at += length;
  }
}

function jpegPieces(bytes: Bytes): Pieces {
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0xffd8) return 'not-a-picture';
  const pieces = [part(bytes, 0, 2)];
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return 'not-a-picture';
    // Any number of fill bytes may stand before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return [...pieces, part(bytes, at, 2)];
    const segment = part(bytes, at, 2 + view.getUint16(at + 2));
    at += segment.length;
    if (isNeeded(marker, segment)) pieces.push(segment);
    if (marker !== 0xda) continue;
    const start = at;
    // Pixels: a marker inside is one that restarts, or a byte 255 that is followed by 0.
    while (view.getUint8(at) !== 0xff || isInPixels(view.getUint8(at + 1))) at += 1;
    pieces.push(part(bytes, start, at - start));
  }
}

const isInPixels = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** Applications' segments and comments go, but for JFIF, a colour profile and Adobe's colour transform. */
function isNeeded(marker: number, segment: Bytes): boolean {
  if (marker === 0xe2) return nameAt(segment, 4) === 'ICC_';
  if (marker === 0xe0) return nameAt(segment, 4) === 'JFIF';
  return marker === 0xee || !((marker >= 0xe1 && marker <= 0xef) || marker === 0xfe);
}

/** Chunks of a WebP that does not move. */
const webpChunks = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
const exifAndXmp = 0x0c;

/** Each chunk of a WebP with its name, its padding included. */
function* chunksOfWebp(bytes: Bytes, end: number): Generator<{ name: string; chunk: Bytes }> {
  const view = viewOf(bytes);
  for (let at = 12; at < end;) {
    const length = view.getUint32(at + 4, true);
    const chunk = part(bytes, at, 8 + length + (length % 2));
    yield { name: nameAt(bytes, at), chunk };
    at += chunk.length;
  }
}

function webpPieces(bytes: Bytes): Pieces {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return 'not-a-picture';
  const end = 8 + viewOf(bytes).getUint32(4, true);
  const head = Uint8Array.from(part(bytes, 0, 12));
  const pieces = [head];
  for (const { name, chunk } of chunksOfWebp(bytes, end)) {
    if (name === 'ANIM' || name === 'ANMF') return 'animated';
    if (!webpChunks.includes(name)) continue;
    const kept = Uint8Array.from(chunk);
    // The head of an extended file says what else is in it.
    if (name === 'VP8X') kept[8] = (kept[8] ?? 0) & ~exifAndXmp;
    pieces.push(kept);
  }
  const sizeBytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  viewOf(head).setUint32(4, sizeBytes - 8, true);
  return pieces;
}

/** The size of the canvas and of the pixels themselves: one of them may lie. */
function webpSizes(bytes: Bytes) {
  const sizes = [];
  let hasPixels = false;
  for (const { name, chunk } of chunksOfWebp(bytes, bytes.length)) {
    if (name.startsWith('VP8')) sizes.push(pictureSize(joinBytes([bytes.subarray(0, 12), chunk])));
    if (name === 'VP8 ' || name === 'VP8L') hasPixels = true;
  }
  return hasPixels ? sizes : [null];
}
