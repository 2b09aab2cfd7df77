import { blobMimeTypes } from '#contract/routes/offline.ts';

export type BlobMimeType = (typeof blobMimeTypes)[number];

const ascii = (bytes: Uint8Array, start: number, text: string) =>
  starts(bytes.subarray(start), ...Array.from(text, (letter) => letter.charCodeAt(0)));
const starts = (bytes: Uint8Array, ...values: number[]) => values.every((value, i) => bytes[i] === value);

const signatures: Record<BlobMimeType, (bytes: Uint8Array) => boolean> = {
  // An ID3 tag, or a frame: eleven bits of sync, a version and a layer that exist.
  'audio/mpeg': (b) =>
    ascii(b, 0, 'ID3') ||
    (b[0] === 0xff &&
      ((b[1] ?? 0) & 0xe0) === 0xe0 &&
      ((b[1] ?? 0) & 0x18) !== 0x08 &&
      ((b[1] ?? 0) & 0x06) !== 0),
  'audio/webm': (b) => starts(b, 0x1a, 0x45, 0xdf, 0xa3),
  'audio/ogg': (b) => ascii(b, 0, 'OggS'),
  'audio/mp4': (b) => ascii(b, 4, 'ftyp'),
  'audio/wav': (b) => ascii(b, 0, 'RIFF') && ascii(b, 8, 'WAVE'),
  'image/png': (b) => starts(b, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': (b) => starts(b, 0xff, 0xd8, 0xff),
  'image/webp': (b) => ascii(b, 0, 'RIFF') && ascii(b, 8, 'WEBP'),
};

/** How many bytes `looksLike` wants to see. */
export const signatureBytes = 16;

/** Whether the first bytes are those of the declared type. */
export function looksLike(type: BlobMimeType, firstBytes: Uint8Array): boolean {
  return signatures[type](firstBytes);
}

const audioTypes = blobMimeTypes.filter((type) => type.startsWith('audio/'));

/** Whether a file begins as sound does, whatever its name says. */
export function isSound(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, signatureBytes);
  return audioTypes.some((type) => looksLike(type, head));
}

/** Whether a file holds sound in another container than an MP3, whatever its name says. */
export function isOtherSound(bytes: Uint8Array): boolean {
  return isSound(bytes) && !looksLike('audio/mpeg', bytes.subarray(0, signatureBytes));
}
