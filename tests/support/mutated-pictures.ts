import { crc32 } from '#domain/media/crc32.ts';
import { joinBytes } from '#domain/media/join-bytes.ts';
import type { createSeededRandom } from './seeded-random.ts';

type Random = ReturnType<typeof createSeededRandom>;
type Bytes = Uint8Array<ArrayBuffer>;

const someBytes = (random: Random, most: number): Bytes =>
  Uint8Array.from({ length: 1 + random.below(most) }, () => random.below(256));

/** What the formats mark their parts with: put elsewhere, it makes parts of what was none. */
const marks = [
  'IHDR',
  'IDAT',
  'IEND',
  'acTL',
  'VP8 ',
  'VP8L',
  'VP8X',
  'ANMF',
  'EXIF',
  '\xff\xc0',
  '\xff\xd9',
  '\xff\x01',
];

const changes: readonly ((random: Random, bytes: Bytes, other: Bytes) => Bytes)[] = [
  // One byte, mostly of the head.
  (random, bytes) => {
    const at = random.below(random.chance(0.7) ? Math.min(64, bytes.length) : bytes.length);
    return bytes.with(at, random.pick([0, 1, 0x7f, 0x80, 0xff, random.below(256)]));
  },
  (random, bytes) => bytes.slice(0, random.below(bytes.length + 1)),
  (random, bytes) => joinBytes([bytes, someBytes(random, 64)]),
  (_, bytes, other) => joinBytes([bytes, other]),
  (random, bytes) => {
    const at = random.below(bytes.length + 1);
    return joinBytes([bytes.subarray(0, at), someBytes(random, 16), bytes.subarray(at)]);
  },
  (random, bytes) => {
    const at = random.below(bytes.length + 1);
    return joinBytes([bytes.subarray(0, at), bytes.subarray(at + random.below(32))]);
  },
  // A part again, somewhere else.
  (random, bytes, other) => {
    const from = random.pick([bytes, other]);
    const start = random.below(from.length + 1);
    const at = random.below(bytes.length + 1);
    const again = from.subarray(start, start + random.below(128));
    return joinBytes([bytes.subarray(0, at), again, bytes.subarray(at)]);
  },
  (random, bytes) => {
    const mark = Uint8Array.from(random.pick(marks), (letter) => letter.charCodeAt(0));
    const changed = bytes.slice();
    if (mark.length <= bytes.length) changed.set(mark, random.below(bytes.length - mark.length + 1));
    return changed;
  },
];

/** A PNG whose chunks have the right sums, as far as they can be followed: else a sum that is wrong would hide all other faults. */
function withSums(bytes: Bytes): Bytes {
  const mended = bytes.slice();
  const view = new DataView(mended.buffer);
  for (let at = 8; at + 12 <= mended.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > mended.length) break;
    view.setUint32(end, crc32(mended.subarray(at + 4, end)));
    at = end + 4;
  }
  return mended;
}

/**
 * A picture with one to four faults: bytes that changed, are missing, are too many, or come from `other`. Of a PNG the sums are
 * mostly put right after that.
 */
export function mutated(random: Random, bytes: Bytes, other: Bytes): Bytes {
  let result = bytes;
  for (let left = 1 + random.below(4); left > 0 && result.length > 0; left -= 1)
    result = random.pick(changes)(random, result, other);
  return result[0] === 0x89 && random.chance(0.8) ? withSums(result) : result;
}
