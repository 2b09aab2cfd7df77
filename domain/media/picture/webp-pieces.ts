import { joinBytes } from '#domain/media/join-bytes.ts';
import { pictureSize } from '#domain/media/picture-size.ts';
import { isColourProfile } from './colour-profile.ts';
import { onlyOrientation } from './orientation.ts';
import { nameAt, part, viewOf, type Bytes, type Pieces } from './read-part.ts';

interface Chunk {
  readonly name: string;
  /** With its name, its length and its padding. */
  readonly bytes: Bytes;
}

const profileFlag = 0x20;
const exifFlag = 0x08;
const xmpFlag = 0x04;
const animationFlag = 0x02;
const extendedHeadBytes = 10;

/**
 * The chunks of a WebP that a decoder draws with: one picture, and nothing behind the end. An extended file has one head, which comes
 * first and names the size that the picture has. @throws RangeError
 */
export function webpPieces(bytes: Bytes): Pieces {
  const all = chunksOf(bytes);
  if (all === null) return 'not-a-picture';
  if (all.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return 'animated';
  const [first, ...others] = all;
  const pictures = all.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [picture] = pictures;
  if (first === undefined || picture === undefined || pictures.length > 1 || !isStill(picture))
    return 'not-a-picture';
  if (first === picture)
    return others.some(({ name }) => name === 'VP8X') ? 'not-a-picture' : riff([picture.bytes]);
  if (first.name !== 'VP8X' || others.some(({ name }) => name === 'VP8X')) return 'not-a-picture';
  const flags = first.bytes[8] ?? 0;
  if ((flags & animationFlag) !== 0) return 'animated';
  const [canvas, size] = [sizeOf(first), sizeOf(picture)];
  if (
    first.bytes.length !== 8 + extendedHeadBytes ||
    canvas?.width !== size?.width ||
    canvas?.height !== size?.height
  )
    return 'not-a-picture';
  const exif = (flags & exifFlag) === 0 ? null : orientationChunk(others);
  const profile = others.find((chunk) => chunk.name === 'ICCP' && isColourProfile(dataOf(chunk)));
  const alpha = others.find(({ name }) => name === 'ALPH');
  const head = first.bytes.slice();
  head[8] =
    (flags & ~profileFlag & ~exifFlag & ~xmpFlag) |
    (profile === undefined ? 0 : profileFlag) |
    (exif === null ? 0 : exifFlag);
  const kept = [profile, alpha, picture].flatMap((chunk) => (chunk === undefined ? [] : [chunk.bytes]));
  return riff([head, ...kept, ...(exif === null ? [] : [exif])]);
}

const dataOf = ({ bytes }: Chunk) => bytes.subarray(8, 8 + viewOf(bytes).getUint32(4, true));

/** Every chunk; `null` where the file is none, or is shorter or longer than its head says. */
function chunksOf(bytes: Bytes): readonly Chunk[] | null {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null;
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  const chunks: Chunk[] = [];
  for (let at = 12; at < end;) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    const chunk = part(bytes, at, 8 + length + (length % 2));
    chunks.push({ name: nameAt(bytes, at), bytes: chunk });
    at += chunk.length;
  }
  return chunks;
}

/** Whether pixels begin as such: lossy ones with a key frame, lossless ones with their signature and version. */
function isStill({ name, bytes }: Chunk): boolean {
  const view = viewOf(bytes);
  if (name === 'VP8L') return view.getUint8(8) === 0x2f && view.getUint8(12) >>> 5 === 0;
  const isKeyFrame = (view.getUint8(8) & 1) === 0;
  return isKeyFrame && view.getUint16(11) === 0x9d01 && view.getUint8(13) === 0x2a;
}

const head = Uint8Array.from('RIFF\0\0\0\0WEBP', (letter) => letter.charCodeAt(0));
const sizeOf = ({ bytes }: Chunk) => pictureSize(joinBytes([head, bytes]));

function riff(chunks: readonly Bytes[]): readonly Bytes[] {
  const start = head.slice();
  viewOf(start).setUint32(
    4,
    chunks.reduce((sum, chunk) => sum + chunk.length, 4),
    true,
  );
  return [start, ...chunks];
}

function orientationChunk(chunks: readonly Chunk[]): Bytes | null {
  const exif = chunks.find(({ name }) => name === 'EXIF');
  if (exif === undefined) return null;
  const data = exif.bytes.subarray(8);
  // Some programs write the name that JPEG puts before it.
  const tiff = onlyOrientation(nameAt(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);
  if (tiff === null) return null;
  const start = Uint8Array.from('EXIF\0\0\0\0', (letter) => letter.charCodeAt(0));
  viewOf(start).setUint32(4, tiff.length, true);
  return joinBytes([start, tiff]);
}
