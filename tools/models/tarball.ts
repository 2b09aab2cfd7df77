import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

const blockSize = 512;

interface Member {
  readonly path: string;
  readonly bytes: Buffer;
}

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}

/** Hands out exactly as many bytes as asked for, from chunks of any size. */
function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async function take(count: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [held];
    let have = held.length;
    while (have < count) {
      const next = await chunks.next();
      if (next.done) return undefined;
      parts.push(next.value);
      have += next.value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(count);
    return all.subarray(0, count);
  };
}

/**
 * Yields the wanted plain files of a gzipped npm tarball. A path is the one inside the package, without the
 * leading `package/`. Reads the stream once; only one member is in memory at a time.
 */
export async function* readMembers(tarball: string, wanted: ReadonlySet<string>): AsyncGenerator<Member> {
  const take = byteReader(createReadStream(tarball).pipe(createGunzip()));
  for (;;) {
    const header = await take(blockSize);
    if (header === undefined || header.every((byte) => byte === 0)) return;
    const prefix = text(header, 345, 155);
    const name = text(header, 0, 100);
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    const path = (prefix === '' ? name : `${prefix}/${name}`).replace(/^[^/]+\//, '');
    const kind = text(header, 156, 1);
    const padded = Math.ceil(size / blockSize) * blockSize;
    if ((kind === '0' || kind === '') && wanted.has(path)) {
      const body = await take(padded);
      if (body === undefined) throw new Error(`${tarball} ends in the middle of ${path}.`);
      yield { path, bytes: body.subarray(0, size) };
    } else {
      await skip(take, padded);
    }
  }
}

async function skip(take: (count: number) => Promise<Buffer | undefined>, count: number): Promise<void> {
  const step = 1 << 20;
  for (let left = count; left > 0; left -= step) await take(Math.min(step, left));
}
