import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  jpegOf,
  jpegSegment,
  pngChunk,
  pngOf,
  webpChunk,
  webpHead,
  webpOf,
  webpPixels,
} from '#tests/support/pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const [png, jpeg, webp] = ['image/png', 'image/jpeg', 'image/webp'] as const;
const clean = (bytes: Uint8Array<ArrayBuffer>) => ({ kind: 'clean', bytes });

describe('metadata', () => {
  it('goes from a PNG: EXIF, texts, times, unknown chunks, and what stands after the end', () => {
    const shown = [pngChunk('gAMA', [0, 0, 1, 2]), pngChunk('iCCP', 'p')];
    const told = [pngChunk('eXIf', 'GPS'), pngChunk('tEXt', 'Me'), pngChunk('iTXt', 'x'), pngChunk('tIME', 'x'), pngChunk('prVt', 'x')]; // prettier-ignore
    const plain = pngOf({}, ...shown);
    expect(cleanPicture(plain, png)).toEqual(clean(plain));
    expect(cleanPicture(bytesOf(pngOf({}, ...told, ...shown), 'home address'), png)).toEqual(clean(plain));
  });

  it('goes from a JPEG: EXIF, XMP, IPTC, comments, a second picture, and what stands after the end', () => {
    const jfif = jpegSegment(0xe0, 'JFIF\0xxxx');
    const profile = jpegSegment(0xe2, 'ICC_PROFILE\0x');
    const adobe = jpegSegment(0xee, 'Adobe');
    const plain = jpegOf({}, jfif, profile, adobe);
    expect(cleanPicture(plain, jpeg)).toEqual(clean(plain));
    const exif = jpegSegment(0xe1, 'Exif\0\0GPS');
    const xmp = jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0');
    const told = [
      exif,
      xmp,
      jpegSegment(0xed, 'Photoshop'),
      jpegSegment(0xfe, 'me'),
      jpegSegment(0xe2, 'MPF\0'),
    ];
    const filled = bytesOf([0xff], jfif);
    const given = bytesOf(jpegOf({}, ...told, filled, profile, adobe), 'home address');
    expect(cleanPicture(given, jpeg)).toEqual(clean(plain));
  });

  it('goes from a WebP, with the flags and the length that tell of it', () => {
    const simple = webpOf(webpPixels(320, 240));
    expect(cleanPicture(simple, webp)).toEqual(clean(simple));
    const parts = [webpChunk('ICCP', 'abc'), webpChunk('ALPH', 'a'), webpPixels(320, 240)];
    const told = [webpChunk('EXIF', 'GPS'), webpChunk('XMP ', 'me'), webpChunk('ABCD', 'x')];
    const given = bytesOf(webpOf(webpHead(0x3c, 320, 240), ...parts, ...told), 'home address');
    expect(cleanPicture(given, webp)).toEqual(clean(webpOf(webpHead(0x30, 320, 240), ...parts)));
  });
});

describe('no picture is', () => {
  it('what is cut off anywhere, or of another type than it says', () => {
    for (const [type, whole] of [
      [png, pngOf()],
      [jpeg, jpegOf()],
      [webp, webpOf(webpPixels(8, 8))],
    ] as const) {
      for (let length = 0; length < whole.length; length += 1)
        expect(cleanPicture(whole.slice(0, length), type).kind).toBe('not-a-picture');
      for (const other of [png, jpeg, webp].filter((each) => each !== type))
        expect(cleanPicture(whole, other).kind).toBe('not-a-picture');
      expect(cleanPicture(whole, type).kind).toBe('clean');
    }
    expect(cleanPicture(pngOf(), 'image/gif').kind).toBe('not-a-picture');
  });

  it('a head without pixels, or a picture of no size', () => {
    expect(cleanPicture(webpOf(webpHead(0, 8, 8)), webp).kind).toBe('not-a-picture');
    expect(cleanPicture(pngOf({ width: 0 }), png).kind).toBe('not-a-picture');
    expect(cleanPicture(pngChunk('IHDR'), png).kind).toBe('not-a-picture');
  });
});

it('a picture of 50 megapixels is too large, also one whose head says less', () => {
  const large = { width: 8_000, height: 6_250 };
  expect(cleanPicture(pngOf(large), png).kind).toBe('too-many-pixels');
  expect(cleanPicture(jpegOf(large, jpegSegment(0xe1, 'Exif')), jpeg).kind).toBe('too-many-pixels');
  expect(cleanPicture(webpOf(webpPixels(8_000, 6_250)), webp).kind).toBe('too-many-pixels');
  const lie = webpOf(webpHead(0, 8, 8), webpPixels(8_000, 6_250));
  expect(cleanPicture(lie, webp).kind).toBe('too-many-pixels');
  expect(cleanPicture(pngOf({ width: 8_000, height: 5_000 }), png).kind).toBe('clean');
});

it('what moves is refused', () => {
  expect(cleanPicture(pngOf({}, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), png).kind).toBe('animated');
  const moving = webpOf(webpHead(0x02, 8, 8), webpChunk('ANIM', [0, 0, 0, 0, 0, 0]), webpPixels(8, 8));
  expect(cleanPicture(moving, webp).kind).toBe('animated');
});
