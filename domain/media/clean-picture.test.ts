import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  exifOf,
  jpegOf,
  jpegSegment,
  profileOf,
  profileSegment,
  pngChunk,
  pngOf,
  turnOf,
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
    const shown = [pngChunk('gAMA', [0, 0, 1, 2]), pngChunk('iCCP', 'p'.repeat(4_096))];
    const told = [
      pngChunk('eXIf', 'GPS'),
      pngChunk('tEXt', 'Me'),
      pngChunk('iTXt', 'x'),
      pngChunk('tIME', 'x'),
      pngChunk('prVt', 'x'),
    ];
    const plain = pngOf({}, ...shown);
    expect(cleanPicture(plain, png)).toEqual(clean(plain));
    expect(cleanPicture(bytesOf(pngOf({}, ...told, ...shown), 'home address'), png)).toEqual(clean(plain));
  });

  it('goes from a JPEG: EXIF, XMP, IPTC, comments, a second picture, and what stands after the end', () => {
    const jfif = jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
    const profile = profileSegment(1, 1, profileOf(200));
    const adobe = jpegSegment(0xee, 'Adobe\0dvvvvt');
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
    const parts = [webpChunk('ICCP', profileOf(200)), webpChunk('ALPH', 'a'), webpPixels(320, 240)];
    const told = [webpChunk('EXIF', 'GPS'), webpChunk('XMP ', 'me'), webpChunk('ABCD', 'x')];
    const given = bytesOf(webpOf(webpHead(0x3c, 320, 240), ...parts, ...told), 'home address');
    expect(cleanPicture(given, webp)).toEqual(clean(webpOf(webpHead(0x30, 320, 240), ...parts)));
  });
});

describe('parts that are not what their name says go', () => {
  it('from a PNG: those of a size that they cannot have, a second one, a profile that may unpack to anything', () => {
    const gamma = pngChunk('gAMA', [0, 0, 1, 2]);
    const odd = [
      pngChunk('gAMA', [0, 0, 3, 4]),
      ...['tRNS', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'].flatMap((name) => [
        pngChunk(name, '<script>'.repeat(50)),
        pngChunk(name),
      ]),
      pngChunk('iCCP', 'p'.repeat(4_097)),
    ];
    expect(cleanPicture(pngOf({}, gamma, ...odd), png)).toEqual(clean(pngOf({}, gamma)));
  });

  it('from a JPEG: a profile that is none, is not whole, or is not in order', () => {
    const half = [profileOf(200).slice(0, 100), profileOf(200).slice(100)] as const;
    const inTwo = [profileSegment(1, 2, half[0]), profileSegment(2, 2, half[1])];
    expect(cleanPicture(jpegOf({}, ...inTwo), jpeg)).toEqual(clean(jpegOf({}, ...inTwo)));
    for (const odd of [
      [profileSegment(1, 1, bytesOf('<script>'.repeat(50)))],
      [profileSegment(1, 1, bytesOf(profileOf(200), 'home address'))],
      [inTwo[0] as Uint8Array],
      inTwo.toReversed(),
      [...inTwo, ...inTwo],
      [jpegSegment(0xe2, 'ICC_PROFILE\0')],
    ])
      expect(cleanPicture(jpegOf({}, ...odd), jpeg)).toEqual(clean(jpegOf()));
  });

  it('from a WebP: a profile that is none, and the flag that tells of it', () => {
    const given = webpOf(webpHead(0x20, 8, 8), webpChunk('ICCP', 'home address'), webpPixels(8, 8));
    expect(cleanPicture(given, webp)).toEqual(clean(webpOf(webpHead(0, 8, 8), webpPixels(8, 8))));
    const twice = [webpChunk('ICCP', profileOf(200)), webpChunk('ALPH', 'a')];
    expect(cleanPicture(webpOf(webpHead(0x30, 8, 8), ...twice, ...twice, webpPixels(8, 8)), webp)).toEqual(
      clean(webpOf(webpHead(0x30, 8, 8), ...twice, webpPixels(8, 8))),
    );
  });
});

describe('no picture is', () => {
  it('a PNG with a part whose sum is wrong, or without which a decoder draws another picture', () => {
    const whole = pngOf({}, pngChunk('gAMA', [0, 0, 1, 2]));
    // A byte of the head, of the gamma, of the pixels, and of the sum of the end.
    for (const at of [20, 43, whole.length - 17, whole.length - 1])
      expect(cleanPicture(whole.with(at, (whole[at] ?? 0) ^ 1), png).kind).toBe('not-a-picture');
    expect(cleanPicture(pngOf({}, pngChunk('CgBI', [0, 0, 0, 0])), png).kind).toBe('not-a-picture');
    const page = bytesOf(pngOf().slice(0, -12), pngChunk('IEND', '<html>'));
    expect(cleanPicture(page, png).kind).toBe('not-a-picture');
    for (const palette of [[], [1, 2], Array<number>(771).fill(0)])
      expect(cleanPicture(pngOf({}, pngChunk('PLTE', palette)), png).kind).toBe('not-a-picture');
  });

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

  it('a PNG with a second or a shorter head', () => {
    const second = pngOf({}, pngChunk('IHDR', [0, 0, 0x1f, 0x40, 0, 0, 0x1f, 0x40, 8, 6, 0, 0, 0]));
    expect(cleanPicture(second, png).kind).toBe('not-a-picture');
    const [signature, rest] = [pngOf().slice(0, 8), pngOf().slice(33)];
    const short = bytesOf(signature, pngChunk('IHDR', [0, 0, 0, 8]), rest);
    expect(cleanPicture(short, png).kind).toBe('not-a-picture');
    expect(cleanPicture(bytesOf(pngOf().slice(0, 33), pngChunk('IEND')), png).kind).toBe('not-a-picture');
  });

  it('a JPEG with a second frame, or with markers under which decoders see another one', () => {
    const frame = (marker: number) => jpegSegment(marker, [8, 0x40, 0, 0x40, 0, 1, 1, 0x11, 0]);
    expect(cleanPicture(jpegOf({}, frame(0xc0)), jpeg).kind).toBe('not-a-picture');
    // TEM and RST have no length: a decoder reads on right behind them, and finds the large frame.
    const hidden = bytesOf(frame(0xc0), new Uint8Array(0xffc0 - frame(0xc0).length));
    for (const marker of [0x01, 0xd0, 0xd8])
      expect(cleanPicture(jpegOf({}, bytesOf([0xff, marker], hidden)), jpeg).kind).toBe('not-a-picture');
    // Lines that follow the pixels, frames of several sizes, codings that no browser reads, a length below its own.
    for (const marker of [0xdc, 0xde, 0xdf, 0xc3, 0xc9, 0xcc, 0x02, 0xf0])
      expect(cleanPicture(jpegOf({}, jpegSegment(marker, [0, 9, 9, 9])), jpeg).kind).toBe('not-a-picture');
    expect(cleanPicture(jpegOf({}, bytesOf([0xff, 0xdb, 0, 1])), jpeg).kind).toBe('not-a-picture');
    const early = bytesOf([0xff, 0xd8], jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), [1], jpegOf().slice(2));
    expect(cleanPicture(early, jpeg).kind).toBe('not-a-picture');
  });

  it('a JPEG of more scans than any program writes: each one takes the time of the whole picture', () => {
    const scans = (count: number) =>
      bytesOf(jpegOf().slice(0, -2), ...Array.from({ length: count - 1 }, () => scan), [0xff, 0xd9]);
    const scan = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);
    expect(cleanPicture(scans(100), jpeg).kind).toBe('clean');
    expect(cleanPicture(scans(101), jpeg).kind).toBe('not-a-picture');
  });

  it('a WebP whose parts contradict each other', () => {
    const [small, large] = [webpPixels(8, 8), webpPixels(4_000, 4_000)];
    const stillHead = webpHead(0, 8, 8);
    for (const chunks of [
      [small, large],
      [stillHead, small, large],
      [webpHead(0, 4_000, 4_000), small],
      [stillHead, large],
      [stillHead, stillHead, small],
      [small, stillHead],
      [webpChunk('ICCP', 'abc'), small],
      [webpChunk('VP8X', [0, 0, 0, 0]), small],
      [stillHead, webpChunk('VP8 ', [1, 0, 0, 0x9d, 0x01, 0x2a, 8, 0, 8, 0])],
      [webpChunk('VP8 ', [0, 0, 0, 1, 2, 3, 8, 0, 8, 0])],
      [webpChunk('VP8L', [0x2e, 7, 0xc0, 1, 0])],
    ])
      expect(cleanPicture(webpOf(...chunks), webp).kind).toBe('not-a-picture');
    const shortened = webpOf(small).with(4, 12);
    expect(cleanPicture(shortened, webp).kind).toBe('not-a-picture');
  });
});

describe('the way up', () => {
  it('is all that stays of EXIF, in each format, and a second cleaning changes nothing', () => {
    const jpegExif = (data: Uint8Array) => jpegSegment(0xe1, bytesOf('Exif\0\0', data));
    const webpTurned = (data: Uint8Array) =>
      webpOf(webpHead(0x08, 8, 8), webpPixels(8, 8), webpChunk('EXIF', data));
    for (let way = 2; way <= 8; way += 1) {
      for (const [type, given, kept] of [
        [png, pngOf({}, pngChunk('eXIf', exifOf(way))), pngOf({}, pngChunk('eXIf', turnOf(way)))],
        [jpeg, jpegOf({}, jpegExif(exifOf(way))), jpegOf({}, jpegExif(turnOf(way)))],
        [webp, webpTurned(exifOf(way)), webpTurned(turnOf(way))],
      ] as const) {
        expect(cleanPicture(given, type)).toEqual(clean(kept));
        expect(cleanPicture(kept, type)).toEqual(clean(kept));
      }
    }
    for (const none of [0, 1, 9, 300])
      expect(cleanPicture(jpegOf({}, jpegExif(exifOf(none))), jpeg)).toEqual(clean(jpegOf()));
  });

  it('is read of the first EXIF alone, and of none that is cut off or that the head does not name', () => {
    const exif = (data: Uint8Array) => jpegSegment(0xe1, bytesOf('Exif\0\0', data));
    expect(cleanPicture(jpegOf({}, exif(exifOf(1)), exif(exifOf(6))), jpeg)).toEqual(clean(jpegOf()));
    const whole = exifOf(6);
    for (let length = 0; length < 22; length += 1)
      expect(cleanPicture(jpegOf({}, exif(whole.slice(0, length))), jpeg)).toEqual(clean(jpegOf()));
    const unnamed = webpOf(webpHead(0, 8, 8), webpPixels(8, 8), webpChunk('EXIF', whole));
    expect(cleanPicture(unnamed, webp)).toEqual(clean(webpOf(webpHead(0, 8, 8), webpPixels(8, 8))));
  });
});

it('segments that a JPEG needs are cut to what is needed: no thumbnail, nothing under a known name', () => {
  const jfif = (...rest: number[]) => [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, ...rest];
  const given = jpegOf({}, jpegSegment(0xe0, jfif(1, 1, 9, 9, 9)), jpegSegment(0xee, 'Adobe\0dvvvvt home'));
  const kept = jpegOf({}, jpegSegment(0xe0, jfif(0, 0)), jpegSegment(0xee, 'Adobe\0dvvvvt'));
  expect(cleanPicture(given, jpeg)).toEqual(clean(kept));
  const told = [jpegSegment(0xee, 'home address'), jpegSegment(0xe2, 'ICC_home'), jpegSegment(0xe0, 'JFIF')];
  expect(cleanPicture(jpegOf({}, ...told), jpeg)).toEqual(clean(jpegOf()));
});

it('a picture of more than 25 megapixels or 8,000 pixels a side is too large', () => {
  const each = (width: number, height: number) => [
    cleanPicture(pngOf({ width, height }), png).kind,
    cleanPicture(jpegOf({ width, height }, jpegSegment(0xe1, 'Exif')), jpeg).kind,
    cleanPicture(webpOf(webpPixels(width, height)), webp).kind,
    cleanPicture(webpOf(webpHead(0, width, height), webpPixels(width, height)), webp).kind,
  ];
  const [fits, large] = ['clean', 'too-many-pixels'].map((kind) => [kind, kind, kind, kind]);
  expect(each(8_000, 7_000)).toEqual(large);
  expect(each(8_001, 1)).toEqual(large);
  expect(each(1, 8_001)).toEqual(large);
  expect(each(5_001, 5_000)).toEqual(large);
  expect(each(5_000, 5_000)).toEqual(fits);
  expect(each(8_000, 3_125)).toEqual(fits);
  expect(each(3_125, 8_000)).toEqual(fits);
  // Products that wrap around in 32 bits.
  expect(cleanPicture(pngOf({ width: 0x8000_0000, height: 2 }), png).kind).toBe('too-many-pixels');
});

it('what moves is refused', () => {
  expect(cleanPicture(pngOf({}, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), png).kind).toBe('animated');
  const moving = webpOf(webpHead(0x02, 8, 8), webpChunk('ANIM', [0, 0, 0, 0, 0, 0]), webpPixels(8, 8));
  expect(cleanPicture(moving, webp).kind).toBe('animated');
  expect(cleanPicture(webpOf(webpHead(0x02, 8, 8), webpPixels(8, 8)), webp).kind).toBe('animated');
});
