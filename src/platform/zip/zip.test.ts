import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crc32 } from '#domain/media/crc32.ts';
import { zipParts } from './zip.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('the checksum is that of the standard', () => {
  expect(crc32(encode('123456789'))).toBe(0xcbf43926);
});

test('another program unpacks what was packed, byte by byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passage-zip-'));
  const sound = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
  const files = [
    { name: 'waiting.json', bytes: encode('{"é":1}') },
    { name: 'recordings/Répéter #1003.mp3', bytes: sound },
  ];
  writeFileSync(join(folder, 'all.zip'), Buffer.concat(zipParts(files)));
  const unpack =
    'import sys, zipfile; z = zipfile.ZipFile("all.zip"); assert z.testzip() is None; z.extractall()';
  execFileSync('python3', ['-c', unpack], { cwd: folder });
  for (const { name, bytes } of files) {
    expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  }
  rmSync(folder, { recursive: true });
});

test('an archive of nothing is an archive', () => {
  expect(zipParts([]).map((part) => part.length)).toEqual([22]);
});
