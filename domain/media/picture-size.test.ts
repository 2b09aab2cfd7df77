import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );

it('reads the size of a PNG', () => {
  const png = bytes(
    [0x89],
    'PNG',
    [0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    'IHDR',
    [0, 0, 0x1f, 0x40, 0, 0, 0x17, 0x70],
  );
  expect(pictureSize(png)).toEqual({ width: 8_000, height: 6_000 });
});

it('reads the size of a JPEG behind its EXIF data', () => {
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  const frame = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3, 1, 1];
  expect(pictureSize(bytes([0xff, 0xd8], exif, frame))).toEqual({ width: 4_000, height: 3_000 });
});

it('reads the size of a WebP of each sort', () => {
  const head = ['RIFF', [0, 0, 0, 0], 'WEBP'] as const;
  const lossy = bytes(...head, 'VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00]);
  expect(pictureSize(lossy)).toEqual({ width: 320, height: 240 });
  const extended = bytes(...head, 'VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 0x01, 0, 0xef, 0, 0]);
  expect(pictureSize(extended)).toEqual({ width: 320, height: 240 });
});

it('says nothing of what is cut off, or no picture', () => {
  expect(pictureSize(bytes([0x89], 'PNG'))).toBeNull();
  expect(pictureSize(bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]))).toBeNull();
  expect(pictureSize(bytes('hello there, this is a text'))).toBeNull();
});
