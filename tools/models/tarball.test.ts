import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMembers } from './tarball.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tar-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function member(path: string, body: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0);
  header.write(body.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

function write(...parts: Buffer[]): string {
  const path = join(folder, 'package.tgz');
  writeFileSync(path, gzipSync(Buffer.concat(parts)));
  return path;
}

const end = Buffer.alloc(1024);

test('only the wanted files come out, whole, without the leading folder', async () => {
  const big = Buffer.alloc(3_000_000, 5);
  const tarball = write(
    member('package/skip.bin', big),
    member('package/a/b.bin', big),
    member('package/c', Buffer.from('c')),
    end,
  );
  const found: [string, number][] = [];
  for await (const { path, bytes } of readMembers(tarball, new Set(['a/b.bin', 'c'])))
    found.push([path, bytes.length]);
  expect(found).toEqual([
    ['a/b.bin', 3_000_000],
    ['c', 1],
  ]);
});

test('a tarball that ends too early is refused', async () => {
  const tarball = write(member('package/a', Buffer.alloc(2000)).subarray(0, 1024));
  const read = async () => {
    for await (const { path } of readMembers(tarball, new Set(['a']))) expect(path).toBe('never reached');
  };
  await expect(read()).rejects.toThrow('ends in the middle of a');
});
