import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { blob } from '#server/db/schema/sync.ts';
import { dayMs } from '#contract/days.ts';
import { sweepLooseBlobs } from '#server/store/loose-blobs.ts';
import { sha256Of, someMp3, storeRecording, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';

export function blobTests(world: () => ApiWorld): void {
  const put = (learner: Learner, sha256: string, payload: Buffer, type = 'audio/mpeg') =>
    learner.call('PUT', `/api/blobs/${sha256}`, { payload, headers: { 'content-type': type } });

  describe('blobs', () => {
    it('stores bytes under their hash and gives them back whole, in part and not at all when known', async () => {
      const learner = await world().newLearner();
      const { stored, sha256, bytes } = await storeRecording(learner);
      expect(stored.statusCode).toBe(201);
      expect(stored.json()).toEqual({ sha256, sizeBytes: bytes.length, mimeType: 'audio/mpeg' });
      const url = `/api/blobs/${sha256}`;
      const whole = await learner.call('GET', url);
      expect(whole.rawPayload.equals(bytes)).toBe(true);
      expect(whole.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        etag: `"${sha256}"`,
        'accept-ranges': 'bytes',
        // The browser's own copy would outlive a sign-out.
        'cache-control': 'no-store',
      });
      const part = await learner.call('GET', url, { headers: { range: 'bytes=2-5' } });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 2-5/${bytes.length}`);
      expect(part.rawPayload.equals(bytes.subarray(2, 6))).toBe(true);
      const tail = await learner.call('GET', url, { headers: { range: 'bytes=-3' } });
      expect(tail.rawPayload.equals(bytes.subarray(-3))).toBe(true);
      const outside = await learner.call('GET', url, { headers: { range: `bytes=${bytes.length}-` } });
      expect(outside.statusCode).toBe(416);
      expect(outside.headers['content-range']).toBe(`bytes */${bytes.length}`);
      expect(outside.json()).toMatchObject({ status: 416, code: 'RANGE_NOT_SATISFIABLE' });
      const known = await learner.call('GET', url, { headers: { 'if-none-match': `"${sha256}"` } });
      expect([known.statusCode, known.body]).toEqual([304, '']);
      const head = await learner.call('HEAD', url);
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(bytes.length),
      ]);
    });

    it('stores the same bytes again without harm, for each learner who brings them', async () => {
      const [one, two] = [await world().newLearner(), await world().newLearner()];
      const { sha256, bytes } = await storeRecording(one);
      expect((await put(one, sha256, bytes)).statusCode).toBe(201);
      expect((await two.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(404);
      expect((await two.call('HEAD', `/api/blobs/${sha256}?missing=204`)).statusCode).toBe(204);
      expect((await one.call('HEAD', `/api/blobs/${sha256}?missing=204`)).statusCode).toBe(200);
      expect((await put(two, sha256, bytes)).statusCode).toBe(201);
      expect((await two.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(200);
    });

    it('does not say that it has bytes that are gone, so that devices send them again', async () => {
      const learner = await world().newLearner();
      const { sha256 } = await storeRecording(learner);
      await world().blobs.delete(sha256);
      expect((await learner.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(404);
      expect((await learner.call('HEAD', `/api/blobs/${sha256}?missing=204`)).statusCode).toBe(204);
    });

    it('refuses bytes that are not the ones named, not of the type named, or none', async () => {
      const learner = await world().newLearner();
      const bytes = someMp3();
      const wrong = await put(learner, 'b'.repeat(64), bytes);
      expect(wrong.json()).toMatchObject({ status: 422, code: 'HASH_MISMATCH' });
      expect((await put(learner, sha256Of(bytes), bytes, 'audio/wav')).json()).toMatchObject({ status: 415 });
      expect((await put(learner, sha256Of(bytes), bytes, 'text/html')).json()).toMatchObject({ status: 415 });
      expect((await put(learner, sha256Of(Buffer.alloc(0)), Buffer.alloc(0))).json()).toMatchObject({
        status: 400,
      });
      expect((await put(learner, 'not-a-hash', bytes)).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'sha256' }],
      });
      expect((await learner.call('HEAD', `/api/blobs/${sha256Of(bytes)}`)).statusCode).toBe(404);
    });

    it('takes no more from a learner for whose files no answers come, and those are swept', async () => {
      const learner = await world().newLearner();
      const { sha256 } = await storeRecording(learner);
      const { db, blobs } = world();
      const rows = () => db.orm.select().from(blob).where(eq(blob.sha256, sha256));
      await db.orm
        .update(blob)
        .set({ sizeBytes: 200 * 1024 * 1024 })
        .where(eq(blob.sha256, sha256));
      const bytes = someMp3();
      expectProblem(await put(learner, sha256Of(bytes), bytes), 429, 'RATE_LIMITED');
      await sweepLooseBlobs(db, blobs, new Date(Date.now() + 29.9 * dayMs));
      expect(await rows()).toHaveLength(1);
      await sweepLooseBlobs(db, blobs, new Date(Date.now() + 30.1 * dayMs));
      expect(await rows()).toEqual([]);
      expect(await blobs.head(sha256)).toBeUndefined();
      expect((await put(learner, sha256Of(bytes), bytes)).statusCode).toBe(201);
    });

    it('has one last place for two files at once, by what came and not by what was announced', async () => {
      const learner = await world().newLearner();
      const { sha256, bytes: own } = await storeRecording(learner);
      const [one, two] = [someMp3(), someMp3()];
      await world()
        .db.orm.update(blob)
        .set({ sizeBytes: 200 * 1024 * 1024 - one.length })
        .where(eq(blob.sha256, sha256));
      const answers = await Promise.all([one, two].map((bytes) => put(learner, sha256Of(bytes), bytes)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 429]);
      const refused = answers[0]?.statusCode === 429 ? one : two;
      expect(await world().blobs.head(sha256Of(refused))).toBeUndefined();
      // Somebody who announces nothing gets no more.
      const silent = await learner.call('PUT', `/api/blobs/${sha256Of(refused)}`, {
        headers: { 'content-type': 'audio/mpeg', 'transfer-encoding': 'chunked' },
        payload: Readable.from([refused]),
      });
      expectProblem(silent, 429, 'RATE_LIMITED');
      // What is there already needs no room.
      expect((await put(learner, sha256, own)).statusCode).toBe(201);
    });

    it('keeps what an answer, a comment or a picture of the learner needs, however old', async () => {
      const learner = await world().newLearner();
      const { sha256, value } = await storeRecording(learner);
      const given = { answer: value, duration: 2, pteType: 'ACADEMIC' };
      expect(
        (await learner.call('POST', '/api/speaking/readAloud/1001', { payload: given })).statusCode,
      ).toBe(201);
      await sweepLooseBlobs(world().db, world().blobs, new Date(Date.now() + 31 * dayMs));
      expect((await learner.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(200);
    });

    it('refuses a file that is too large', async () => {
      const learner = await world().newLearner();
      const bytes = Buffer.alloc(20 * 1024 * 1024 + 1, 1);
      const announced = await put(learner, sha256Of(bytes), bytes);
      expect(announced.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    });
  });
}
