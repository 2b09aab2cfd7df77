import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { avatarAddress } from '#contract/entities/profile.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { comment } from '#server/db/schema/comments.ts';
import { learner } from '#server/db/schema/learners.ts';
import { cleanStoredPictures } from '#server/store/clean-stored-pictures.ts';
import { sha256Of, storeImage, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { jpegOf, jpegSegment, pngChunk, pngOf } from '#tests/support/pictures.ts';

export function oldPictureTests(world: () => ApiWorld): void {
  /** A comment as an older server stored it: with these pictures as they came. */
  async function oldComment(author: Learner, ...images: readonly string[]): Promise<string> {
    const payload = { practiceId: 23001, comment: 'Look.' };
    const { id } = (await author.call('POST', '/api/comments', { payload })).json();
    await world()
      .db.orm.update(comment)
      .set({ images: [...images] })
      .where(eq(comment.id, id));
    return id;
  }
  const store = async (author: Learner, bytes: Uint8Array, mimeType: string) =>
    (await storeImage(author, { bytes: Buffer.from(bytes), mimeType })).sha256;
  /** A picture with a place in it, and what is left without the place. */
  const told = (width: number) => ({
    bytes: jpegOf({ width }, jpegSegment(0xe1, 'Exif\0\0GPS')),
    clean: Buffer.from(jpegOf({ width })),
  });
  const clean = (blobs: BlobStore = world().blobs, signal = new AbortController().signal) =>
    cleanStoredPictures({ db: world().db, blobs }, signal);
  const imagesOf = async (id: string) => {
    const [row] = await world().db.orm.select().from(comment).where(eq(comment.id, id));
    return { images: row?.images, version: row?.version };
  };

  describe('pictures that were stored before metadata was taken out', () => {
    it('are replaced in comments and profiles, and every device hears of it', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { bytes, clean: cleanBytes } = told(9);
      const [old, png] = [
        await store(author, bytes, 'image/jpeg'),
        await store(author, pngOf(), 'image/png'),
      ];
      const id = await oldComment(author, png, old);
      await world()
        .db.orm.update(learner)
        .set({ avatar: avatarAddress(old) })
        .where(eq(learner.subject, author.subject));
      expect(await clean()).toMatchObject({ notCleaned: [] });

      const now = sha256Of(cleanBytes);
      expect(await imagesOf(id)).toEqual({ images: [png, now], version: 2 });
      const seen = await reader.call('GET', `/api/blobs/${now}`);
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(seen.rawPayload.equals(cleanBytes)).toBe(true);
      expect((await world().app.inject({ url: avatarAddress(now) })).rawPayload.equals(cleanBytes)).toBe(
        true,
      );
      const { changes } = (await author.call('GET', '/api/sync/changes')).json();
      const values = changes.map(({ value }: { value: object }) => value);
      expect(values).toContainEqual(expect.objectContaining({ id, images: [png, now] }));
      expect(values).toContainEqual(expect.objectContaining({ avatar: avatarAddress(now), version: 2 }));
      expect(await world().blobs.head(old)).toBeUndefined();
      // Once: the next run finds nothing to do.
      expect(await clean()).toEqual({ cleaned: 0, notCleaned: [] });
      expect(await imagesOf(id)).toEqual({ images: [png, now], version: 2 });
    });

    it('stay whole when the disk is full in the middle or the server stops, and come next time', async () => {
      const author = await world().newLearner();
      const pictures = [told(10), told(11), told(12)];
      const old = await Promise.all(pictures.map(({ bytes }) => store(author, bytes, 'image/jpeg')));
      const id = await oldComment(author, ...old);
      const { blobs } = world();
      let room = 1;
      const full: BlobStore = {
        ...blobs,
        uploadDir: blobs.uploadDir,
        take: async (...file) => {
          if (room === 0) throw new Error('no space left on device');
          room -= 1;
          return blobs.take(...file);
        },
      };
      await expect(clean(full)).rejects.toThrow('no space left on device');
      const half = (await imagesOf(id)).images ?? [];
      expect(half.filter((sha256) => old.includes(sha256))).toHaveLength(2);
      for (const sha256 of half)
        expect((await author.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(200);
      expect(await clean(blobs, AbortSignal.abort())).toEqual({ cleaned: 0, notCleaned: [] });
      expect(await clean()).toEqual({ cleaned: 2, notCleaned: [] });
      expect((await imagesOf(id)).images).toEqual(pictures.map((picture) => sha256Of(picture.clean)));
    });

    it('that cannot be shown stay with their author alone, which is told once, and no list breaks', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const mark = pngChunk('tEXt', author.subject);
      const moving = await store(
        author,
        pngOf({}, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), mark),
        'image/png',
      );
      const large = await store(author, pngOf({ width: 8_000, height: 7_000 }, mark), 'image/png');
      const fine = await store(author, pngOf({ width: 77 }), 'image/png');
      const id = await oldComment(author, moving, fine, large);
      const reply = (
        await author.call('POST', `/api/comments/${id}/replies`, { payload: { reply: 'x' } })
      ).json();
      await world()
        .db.orm.update(comment)
        .set({ images: [large] })
        .where(eq(comment.id, reply.id));
      await world()
        .db.orm.update(learner)
        .set({ avatar: avatarAddress(large) })
        .where(eq(learner.subject, author.subject));

      const { cleaned, notCleaned } = await clean();
      expect(cleaned).toBe(0);
      expect(notCleaned.map(({ sha256 }) => sha256).toSorted()).toEqual([moving, large].toSorted());
      expect(await clean()).toEqual({ cleaned: 0, notCleaned: [] });
      expect((await imagesOf(id)).images).toEqual([moving, fine, large]);

      const at = (sha256: string) => `/api/blobs/${sha256}`;
      const images = async (who: Learner) => {
        const comments = (await who.call('GET', '/api/comments?practiceId=23001&size=50')).json();
        const replies = (await who.call('GET', `/api/comments/${id}/replies`)).json();
        const rows = [comments, replies].flatMap(({ _embedded: lists }) => Object.values(lists).flat());
        return [id, reply.id].map(
          (each) => (rows as { id: string; images: string[] }[]).find((row) => row.id === each)?.images,
        );
      };
      expect(await images(reader)).toEqual([[at(fine)], []]);
      expect(await images(author)).toEqual([[at(moving), at(fine), at(large)], [at(large)]]);
      const status = async (who: Learner, url: string) => (await who.call('GET', url)).statusCode;
      expect([
        await status(reader, at(large)),
        await status(reader, at(moving)),
        await status(reader, at(fine)),
      ]).toEqual([404, 404, 200]);
      expect(await status(author, at(large))).toBe(200);
      expect((await world().app.inject({ url: avatarAddress(large) })).statusCode).toBe(404);
    });

    it('are left alone while nothing shows them or their bytes are gone, and cleaned when they are sent again', async () => {
      const author = await world().newLearner();
      const { bytes, clean: cleanBytes } = told(13);
      const sha256 = await store(author, bytes, 'image/jpeg');
      expect(await clean()).toEqual({ cleaned: 0, notCleaned: [] });
      expect((await author.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(200);
      const id = await oldComment(author, sha256);
      await world().blobs.delete(sha256);
      expect(await clean()).toEqual({ cleaned: 0, notCleaned: [] });
      await store(author, bytes, 'image/jpeg');
      expect(await clean()).toEqual({ cleaned: 1, notCleaned: [] });
      expect((await imagesOf(id)).images).toEqual([sha256Of(cleanBytes)]);
    });
  });
}
