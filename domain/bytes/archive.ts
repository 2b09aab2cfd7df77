/**
 * Several small files as one, so that a download has one hash and one progress. Layout: `PSGA`, the length of the list as
 * little-endian uint32, the list as JSON (names and sizes in order), then the files, each from a multiple of four bytes.
 */
const magic = 0x41475350;
const headBytes = 8;
const aligned = (at: number): number => Math.ceil(at / 4) * 4;

type Entry = readonly [name: string, sizeBytes: number];

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

// Names are plain ASCII, so that no text encoder is needed where there is none.
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Joins files under ASCII names. */
export function writeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const list = toBytes(JSON.stringify([...files].map(([name, bytes]): Entry => [name, bytes.length])));
  let at = aligned(headBytes + list.length);
  const size = [...files.values()].reduce((sum, bytes) => sum + aligned(bytes.length), at);
  const archive = new Uint8Array(size);
  const head = new DataView(archive.buffer);
  head.setUint32(0, magic, true);
  head.setUint32(4, list.length, true);
  archive.set(list, headBytes);
  for (const bytes of files.values()) {
    archive.set(bytes, at);
    at += aligned(bytes.length);
  }
  return archive;
}

/** Takes an archive apart; the parts are views, not copies. Throws RangeError when it is not a whole archive. */
export function readArchive(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const head = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (archive.length < headBytes || head.getUint32(0, true) !== magic)
    throw new RangeError('this is not an archive');
  const listBytes = head.getUint32(4, true);
  if (headBytes + listBytes > archive.length) throw new RangeError('the archive is cut short');
  const list: unknown = JSON.parse(toText(archive.subarray(headBytes, headBytes + listBytes)));
  if (!Array.isArray(list) || !list.every(isEntry)) throw new RangeError('the list of the archive is broken');
  const files = new Map<string, Uint8Array>();
  let at = aligned(headBytes + listBytes);
  for (const [name, sizeBytes] of list) {
    if (at + sizeBytes > archive.length) throw new RangeError('the archive is cut short');
    files.set(name, archive.subarray(at, at + sizeBytes));
    at += aligned(sizeBytes);
  }
  return files;
}
