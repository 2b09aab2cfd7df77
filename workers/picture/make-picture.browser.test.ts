import { expect, test } from 'vitest';
import { cleanPicture } from '#domain/media/clean-picture.ts';
import { mostPixels, mostSide, pictureSize } from '#domain/media/picture-size.ts';
import { mutated } from '#tests/support/mutated-pictures.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { makePicture } from './make-picture.ts';

const files = import.meta.glob<string>('../../tests/fixtures/pictures/*.{png,jpg,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const mimeTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

const pictures = await Promise.all(
  Object.entries(files).map(async ([path, url]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    mimeType: mimeTypes[path.slice(path.lastIndexOf('.') + 1)] ?? '',
    bytes: new Uint8Array(await (await fetch(url)).arrayBuffer()),
  })),
);

/** What a reader sees, from the top left: width, height, and the pixels. */
async function seen(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw on');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, pixels: [...pen.getImageData(0, 0, width, height).data] };
}

test('a browser sees a cleaned picture as it saw the given one: the same pixels, the same way up', async () => {
  const still = pictures.filter(({ name }) => !name.startsWith('moving'));
  expect(still).toHaveLength(8);
  const sizes = new Map<string, readonly number[]>();
  for (const { name, mimeType, bytes } of still) {
    const cleaned = cleanPicture(bytes, mimeType);
    if (cleaned.kind !== 'clean') throw new Error(`${name} is refused: ${cleaned.kind}`);
    const after = await seen(cleaned.bytes, mimeType);
    expect({ name, ...after }).toEqual({ name, ...(await seen(bytes, mimeType)) });
    sizes.set(name, [after.width, after.height]);
  }
  // Its EXIF turns it by 90 degrees.
  expect(sizes.get('told.jpg')).toEqual([32, 48]);
});

/** EXIF may have turned it. */
const edges = ({ width, height }: { width: number; height: number }) => ({
  longer: Math.max(width, height),
  shorter: Math.min(width, height),
});

test('a browser that draws what was kept of a damaged picture finds the size that was read', async () => {
  const seeds = 1_500;
  let drawn = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = createSeededRandom(seed);
    const { bytes, mimeType } = random.pick(pictures);
    const cleaned = cleanPicture(mutated(random, bytes, random.pick(pictures).bytes), mimeType);
    if (cleaned.kind !== 'clean') continue;
    const bitmap = await createImageBitmap(new Blob([cleaned.bytes], { type: mimeType })).catch(() => null);
    if (bitmap === null) continue;
    drawn += 1;
    const found = edges(bitmap);
    bitmap.close();
    expect(found, `seed ${seed}`).toEqual(edges(pictureSize(cleaned.bytes) ?? { width: 0, height: 0 }));
    expect(found.longer <= mostSide && found.longer * found.shorter <= mostPixels, `seed ${seed}`).toBe(true);
  }
  expect(drawn).toBeGreaterThan(seeds / 10);
});

test('the device makes small, and upright, what it sends: the server keeps it as it is', async () => {
  for (const { name, mimeType, bytes } of pictures) {
    const made = await makePicture({ bytes, mimeType, mostEdge: 24, isSquare: false });
    if (made.kind !== 'made') throw new Error(`${name} is refused: ${made.kind}`);
    const sent = new Uint8Array(made.bytes);
    expect(cleanPicture(sent, made.mimeType)).toEqual({ kind: 'clean', bytes: sent });
    expect({ name, longer: edges(pictureSize(sent) ?? { width: 0, height: 0 }).longer }).toEqual({
      name,
      longer: 24,
    });
  }
});
