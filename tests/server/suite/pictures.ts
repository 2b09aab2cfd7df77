import { describe, expect, it } from 'vitest';
import { avatarAddress } from '#contract/entities/profile.ts';
import { mostPixels, mostSide, pictureSize } from '#domain/media/picture-size.ts';
import { sha256Of, type ApiWorld } from '#tests/support/api-world.ts';
import { mutated } from '#tests/support/mutated-pictures.ts';
import { bytesOf, exifOf, jpegOf, jpegSegment, turnOf } from '#tests/support/pictures.ts';
import { realPictures } from '#tests/support/real-pictures.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** No picture of its type after all; not even the first bytes of one. */
const refusals = ['400 VALIDATION', '415 UNSUPPORTED_MEDIA_TYPE'];

export function pictureTests(world: () => ApiWorld): void {
  /** Sends bytes as a picture and shows them in a comment or as the avatar: what readers get, or why it is refused. */
  async function show(bytes: Buffer, mimeType: string, place: 'comment' | 'avatar') {
    const author = await world().newLearner();
    const sha256 = sha256Of(bytes);
    const headers = { 'content-type': mimeType };
    const sent = await author.call('PUT', `/api/blobs/${sha256}`, { headers, payload: bytes });
    const shown =
      sent.statusCode !== 201
        ? sent
        : place === 'comment'
          ? await author.call('POST', '/api/comments', {
              payload: { practiceId: 23_001, comment: 'Look.', images: [sha256] },
            })
          : await author.call('PATCH', '/api/profile', { payload: { avatar: avatarAddress(sha256) } });
    const answer = shown.json();
    if (shown.statusCode >= 400) return { refused: `${shown.statusCode} ${answer.code}` };
    const url: string = place === 'comment' ? answer.images[0] : answer.avatar;
    const reader = await world().newLearner();
    const read = await reader.call('GET', url);
    return { type: read.headers['content-type'], bytes: new Uint8Array(read.rawPayload) };
  }

  describe('pictures of strangers', () => {
    it('with faults are refused with a problem, or readers get them within the limits', async () => {
      const seeds = rounds('PICTURE_UPLOADS', { short: 80, long: 4_000 });
      const ends = { kept: 0, refused: 0 };
      for (let seed = 1; seed <= seeds; seed += 1) {
        const random = createSeededRandom(seed);
        const { bytes, mimeType } = random.pick(realPictures);
        const given = Buffer.from(mutated(random, bytes, random.pick(realPictures).bytes));
        const end = await show(given, mimeType, random.pick(['comment', 'avatar']));
        const { width, height } = pictureSize(end.bytes ?? new Uint8Array()) ?? { width: 0, height: 0 };
        const isWithin = Math.max(width, height) <= mostSide && width * height <= mostPixels;
        const isKept = isWithin && width * height > 0 && end.type === mimeType;
        expect(
          isKept || refusals.includes(end.refused ?? ''),
          `seed ${seed}: ${JSON.stringify({ width, height, ...end, bytes: 0 })}`,
        ).toBe(true);
        ends[isKept ? 'kept' : 'refused'] += 1;
      }
      expect(Math.min(ends.kept, ends.refused)).toBeGreaterThan(0);
    });

    it('lose their place and keep the way up, in a comment and as an avatar', async () => {
      const turned = (tiff: Uint8Array) => jpegOf({}, jpegSegment(0xe1, bytesOf('Exif\0\0', tiff)));
      for (const place of ['comment', 'avatar'] as const) {
        const end = await show(Buffer.from(turned(exifOf(6))), 'image/jpeg', place);
        expect(end.bytes).toEqual(turned(turnOf(6)));
      }
    });
  });
}
