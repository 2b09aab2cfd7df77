import { describe, expect, it } from 'vitest';
import { cleanPicture } from '#domain/media/clean-picture.ts';
import { mostPixels, mostSide, pictureSize } from '#domain/media/picture-size.ts';
import { mutated } from '#tests/support/mutated-pictures.ts';
import { realPicture, realPictures } from '#tests/support/real-pictures.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const secrets = /Made-up Camera|A stranger|GPSLatitude/u;

describe('real pictures', () => {
  it('of one frame are kept with their pixels as they were, without what they tell', () => {
    const still = realPictures.filter(({ name }) => !name.startsWith('moving'));
    expect(still).toHaveLength(8);
    for (const { name, mimeType, bytes } of still) {
      const cleaned = cleanPicture(bytes, mimeType);
      if (cleaned.kind !== 'clean') throw new Error(`${name} is refused: ${cleaned.kind}`);
      expect(pictureSize(cleaned.bytes)).toEqual({ width: 48, height: 32 });
      expect(secrets.test(latin(bytes))).toBe(name.startsWith('told'));
      expect(latin(cleaned.bytes)).not.toMatch(secrets);
      const isAsItWas = Buffer.from(cleaned.bytes).equals(bytes);
      expect([name, isAsItWas]).toEqual([name, !name.startsWith('told')]);
    }
  });

  it('of several frames are refused', () => {
    for (const name of ['moving.png', 'moving.webp']) {
      const { bytes, mimeType } = realPicture(name);
      expect(cleanPicture(bytes, mimeType).kind).toBe('animated');
    }
  });

  it('with faults are refused, or kept within the limits, and stay as they are when cleaned again', () => {
    const kinds = new Set<string>();
    const seeds = rounds('PICTURE_SEEDS', { short: 6_000, long: 400_000 });
    for (let seed = 1; seed <= seeds; seed += 1) {
      const random = createSeededRandom(seed);
      const { bytes, mimeType } = random.pick(realPictures);
      const given = mutated(random, bytes, random.pick(realPictures).bytes);
      const cleaned = cleanPicture(given, mimeType);
      kinds.add(cleaned.kind);
      if (cleaned.kind !== 'clean') continue;
      const size = pictureSize(cleaned.bytes);
      const [width, height] = [size?.width ?? 0, size?.height ?? 0];
      const isWithin =
        Math.min(width, height) > 0 && Math.max(width, height) <= mostSide && width * height <= mostPixels;
      expect(isWithin, `seed ${seed}: ${width} x ${height}`).toBe(true);
      const again = cleanPicture(cleaned.bytes, mimeType);
      expect(again.kind === 'clean' && Buffer.from(again.bytes).equals(cleaned.bytes), `seed ${seed}`).toBe(
        true,
      );
    }
    expect([...kinds].toSorted()).toEqual(['animated', 'clean', 'not-a-picture', 'too-many-pixels']);
  });
});
