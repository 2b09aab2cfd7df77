/** Pictures as files, part by part. Nothing decodes their pixels. */
import { crc32 } from '#domain/media/crc32.ts';

type Part = string | readonly number[] | Uint8Array;

export const bytesOf = (...parts: readonly Part[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );

const big32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const big16 = (n: number) => [n >>> 8, n & 255];
const little32 = (n: number) => big32(n).toReversed();
const little24 = (n: number) => little32(n).slice(0, 3);

/** A chunk of a PNG. */
export const pngChunk = (name: string, data: Part = []) => {
  const body = bytesOf(name, data);
  return bytesOf(big32(body.length - 4), body, big32(crc32(body)));
};

/** A PNG with chunks between its head and its pixels. */
export const pngOf = (
  { width = 8, height = 8, pixels = [1] as Part } = {},
  ...chunks: readonly Uint8Array[]
) =>
  bytesOf(
    [0x89],
    'PNG',
    [0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk('IHDR', [...big32(width), ...big32(height), 8, 6, 0, 0, 0]),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  );

/** A place as a camera writes it, and a turn: EXIF without the name that JPEG puts before it. */
export const exifOf = (orientation: number, place = 'N 52 31 12, E 13 24 36') =>
  bytesOf(
    'II*\0',
    little32(8),
    [2, 0],
    exifEntry(0x0112, 3, 1, orientation),
    exifEntry(0x9286, 7, place.length, 38),
    little32(0),
    place,
  );
const exifEntry = (tag: number, type: number, count: number, value: number) =>
  bytesOf([tag & 255, tag >>> 8, type, 0], little32(count), little32(value));

/** EXIF that has nothing but a turn. */
export const turnOf = (orientation: number) =>
  bytesOf('MM\0*', big32(8), [0, 1, 0x01, 0x12, 0, 3], big32(1), [0, orientation, 0, 0], big32(0));

/** A segment of a JPEG. */
export const jpegSegment = (marker: number, data: Part) => {
  const body = bytesOf(data);
  return bytesOf([0xff, marker], big16(body.length + 2), body);
};

/** A JPEG with segments before its frame. Its pixels hold a byte 255 and a restart. */
export const jpegOf = ({ width = 8, height = 8 } = {}, ...segments: readonly Uint8Array[]) =>
  bytesOf(
    [0xff, 0xd8],
    ...segments,
    jpegSegment(0xc0, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 0xff, 0, 2, 0xff, 0xd0, 3],
    [0xff, 0xd9],
  );

/** A colour profile of so many bytes: what tells that it is one. */
export const profileOf = (sizeBytes: number) => {
  const head = bytesOf(big32(sizeBytes), new Uint8Array(32), 'acsp');
  return bytesOf(head, new Uint8Array(sizeBytes - head.length));
};

/** One of so many parts of a colour profile in a JPEG. */
export const profileSegment = (part: number, parts: number, data: Uint8Array) =>
  jpegSegment(0xe2, bytesOf('ICC_PROFILE\0', [part, parts], data));

export const webpChunk = (name: string, data: Part) => {
  const body = bytesOf(data);
  return bytesOf(name, little32(body.length), body, body.length % 2 === 1 ? [0] : []);
};

/** The pixels of a WebP. */
export const webpPixels = (width: number, height: number) =>
  webpChunk('VP8 ', [
    0,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...little32(width).slice(0, 2),
    ...little32(height).slice(0, 2),
  ]);

/** The head of an extended WebP. */
export const webpHead = (flags: number, width: number, height: number) =>
  webpChunk('VP8X', [flags, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]);

export const webpOf = (...chunks: readonly Uint8Array[]) => {
  const body = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', little32(body.length), body);
};
