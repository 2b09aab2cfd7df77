import { expect, test } from 'vitest';
import { readArchive, writeArchive } from './archive.ts';

const files = new Map([
  ['one', Uint8Array.of(1, 2, 3)],
  ['none', new Uint8Array()],
  ['two', Uint8Array.of(4, 5, 6, 7, 8)],
]);

test('gives back what was put in, each file from a multiple of four', () => {
  const read = readArchive(writeArchive(files));
  expect([...read]).toEqual([...files]);
  expect(read.get('two')?.byteOffset).toBe(Math.ceil((read.get('two')?.byteOffset ?? 1) / 4) * 4);
});

test('reads an archive that lies in the middle of other bytes', () => {
  const archive = writeArchive(files);
  const around = new Uint8Array(archive.length + 12);
  around.set(archive, 4);
  expect([...readArchive(around.subarray(4, 4 + archive.length))]).toEqual([...files]);
});

test.each([0, 4, 9, 30])('says that an archive of %i bytes is none', (length) => {
  expect(() => readArchive(writeArchive(files).subarray(0, length))).toThrow(RangeError);
});

test('says that an archive which lacks its end is cut short', () => {
  const archive = writeArchive(files);
  expect(() => readArchive(archive.subarray(0, archive.length - 4))).toThrow('cut short');
});
