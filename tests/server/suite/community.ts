import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import { jpegOf, jpegSegment, pngChunk, pngOf } from '#tests/support/pictures.ts';
import { op, sha256Of, storeImage, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { outcomes, sendOps } from './sync-kinds.ts';

export function communityTests(world: () => ApiWorld): void {
  const write = (learner: Learner, comment = 'Mind the last line.', more: object = {}) =>
    learner.call('POST', '/api/comments', { payload: { practiceId: 23001, comment, ...more } });
  const list = async (learner: Learner, query = '') => {
    const answer = await learner.call('GET', `/api/comments?practiceId=23001&size=100${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return answer.json()._embedded.commentLikeCountDtoList as CommentDto[];
  };
  const replies = async (learner: Learner, id: string, query = '') => {
    const answer = await learner.call('GET', `/api/comments/${id}/replies?${query}`);
    return answer.json()._embedded.commentReplyLikeCountDtoList as ReplyDto[];
  };

  describe('comments', () => {
    it('are listed to everybody with their author, likes and replies, the newest first', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      await author.call('PATCH', '/api/profile', { payload: { nickname: 'ada' } });
      const first = await write(author);
      expect(first.statusCode).toBe(201);
      const second = (await write(reader, '  Second.  ')).json();
      const { id } = first.json();
      const answered = await reader.call('POST', `/api/comments/${id}/replies`, {
        payload: { reply: 'Thanks.' },
      });
      expect([answered.statusCode, answered.json()]).toMatchObject([
        201,
        { reply: 'Thanks.', likesCount: 0, liked: false, images: [] },
      ]);
      expect((await reader.call('PUT', `/api/comments/${id}/like`)).statusCode).toBe(204);
      expect((await reader.call('PUT', `/api/comments/${id}/like`)).statusCode).toBe(204);
      const [newest, oldest] = (await list(reader)).filter((row) => [id, second.id].includes(row.id));
      expect(newest).toMatchObject({ id: second.id, comment: 'Second.', liked: false });
      const seen = { likesCount: 1, liked: true, replyCount: 1 };
      expect(oldest).toEqual({ ...first.json(), ...seen });
      expect(first.json()).toMatchObject({ nickname: 'ada', avatar: null, premium: false, prediction: null });
      expect((await list(author)).find((row) => row.id === id)).toMatchObject({
        likesCount: 1,
        liked: false,
      });
      expect((await reader.call('DELETE', `/api/comments/${id}/like`)).statusCode).toBe(204);
      expect((await list(reader)).find((row) => row.id === id)).toMatchObject({
        likesCount: 0,
        liked: false,
      });
    });

    it('have replies in the order in which they came, by pages, with likes of their own', async () => {
      const learner = await world().newLearner();
      const { id } = (await write(learner)).json();
      for (const reply of ['one', 'two', 'three'])
        await learner.call('POST', `/api/comments/${id}/replies`, { payload: { reply } });
      const all = await replies(learner, id);
      expect(all.map((row) => row.reply)).toEqual(['one', 'two', 'three']);
      await learner.call('PUT', `/api/comments/${all[1]?.id}/like`);
      expect(await replies(learner, id, 'size=1&page=1')).toMatchObject([
        { reply: 'two', likesCount: 1, liked: true },
      ]);
      const page = (await learner.call('GET', `/api/comments/${id}/replies?size=2`)).json().page;
      expect(page).toEqual({ size: 2, number: 0, totalElements: 3, totalPages: 2 });
    });

    it('are deleted by their author with their replies, and by nobody else', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const { id } = (await write(author)).json();
      const reply = await other.call('POST', `/api/comments/${id}/replies`, { payload: { reply: 'x' } });
      expectProblem(await other.call('DELETE', `/api/comments/${id}`), 404, 'NOT_FOUND');
      expectProblem(await author.call('DELETE', `/api/comments/${reply.json().id}`), 404, 'NOT_FOUND');
      const headers = { 'idempotency-key': randomUUID() };
      expect((await author.call('DELETE', `/api/comments/${id}`, { headers })).statusCode).toBe(204);
      expect((await author.call('DELETE', `/api/comments/${id}`, { headers })).statusCode).toBe(204);
      expectProblem(await author.call('DELETE', `/api/comments/${id}`), 404, 'NOT_FOUND');
      expectProblem(await other.call('GET', `/api/comments/${id}/replies`), 404, 'NOT_FOUND');
      expect((await list(other)).some((row) => row.id === id)).toBe(false);
    });

    it('answer a repeated key with what it made, also when that is gone', async () => {
      const learner = await world().newLearner();
      const headers = { 'idempotency-key': randomUUID() };
      const payload = { practiceId: 23001, comment: 'Once.' };
      const first = await learner.call('POST', '/api/comments', { payload, headers });
      expect(first.json().id).toBe(headers['idempotency-key']);
      await learner.call('DELETE', `/api/comments/${first.json().id}`);
      expect((await learner.call('POST', '/api/comments', { payload, headers })).body).toBe(first.body);
      expect((await list(learner)).some((row) => row.id === first.json().id)).toBe(false);
    });

    it('take no id of one that is gone, so that they inherit no likes', async () => {
      const [author, fan] = [await world().newLearner(), await world().newLearner()];
      const commentId = randomUUID();
      const create = (comment: string) =>
        sendOps(
          author,
          op('comment.create', { commentId, practiceId: 23_001, comment, images: [], writtenAt: 0 }),
        );
      expect(await create('First.')).toMatchObject([{ outcome: 'applied' }]);
      expect((await fan.call('PUT', `/api/comments/${commentId}/like`)).statusCode).toBe(204);
      expect((await author.call('DELETE', `/api/comments/${commentId}`)).statusCode).toBe(204);
      const error = { code: 'IDEMPOTENCY_MISMATCH' };
      expect(await create('Second.')).toMatchObject([{ outcome: 'failed', error }]);
    });

    it('show images by their address', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { sha256, bytes } = await storeImage(author);
      const { id, images } = (await write(author, 'Look.', { images: [sha256] })).json();
      expect(images).toEqual([`/api/blobs/${sha256}`]);
      expect((await reader.call('GET', images[0])).rawPayload.equals(bytes)).toBe(true);
      expect((await list(reader)).find((row) => row.id === id)?.images).toEqual(images);
      expectProblem(await write(reader, 'Mine.', { images: [sha256] }), 409, 'BLOB_MISSING');
    });

    it('show pictures without metadata, and none that lies, moves or is too large', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const file = (bytes: Uint8Array, mimeType = 'image/png') =>
        storeImage(author, { bytes: Buffer.from(bytes), mimeType });
      const told = await file(jpegOf({}, jpegSegment(0xe1, 'Exif\0\0GPS')), 'image/jpeg');
      const clean = Buffer.from(jpegOf());
      const { id, images } = (await write(author, 'Look.', { images: [told.sha256] })).json();
      expect(images).toEqual([`/api/blobs/${sha256Of(clean)}`]);
      const seen = await reader.call('GET', images[0]);
      expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(seen.rawPayload.equals(clean)).toBe(true);
      // The author hears of the copy, and the upload is gone.
      const { changes } = (await author.call('GET', '/api/sync/changes')).json();
      expect(changes.find((change: { key: string }) => change.key === id)).toMatchObject({
        value: { images: [sha256Of(clean)] },
      });
      expect((await author.call('GET', `/api/blobs/${told.sha256}`)).statusCode).toBe(404);

      const refusals = [
        [pngOf().slice(0, 40), 'is not the picture that it says it is'],
        [
          pngOf({ width: 8_000, height: 7_000 }),
          'has more than 25 megapixels, or more than 8,000 pixels a side',
        ],
        [pngOf({}, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), 'must not be animated'],
      ] as const;
      for (const [bytes, defaultMessage] of refusals) {
        const { sha256 } = await file(bytes);
        const { errors } = expectProblem(await write(author, 'No.', { images: [sha256] }), 400, 'VALIDATION');
        expect(errors).toMatchObject([{ field: 'images', defaultMessage }]);
      }
    });

    it('like with one effect under one key, sent alone or in a batch', async () => {
      const learner = await world().newLearner();
      const { id } = (await write(learner)).json();
      const opId = randomUUID();
      await sendOps(learner, op('like.set', { commentId: id, liked: true }, { opId }));
      const headers = { 'idempotency-key': opId };
      expect((await learner.call('PUT', `/api/comments/${id}/like`, { headers })).statusCode).toBe(204);
      const other = await learner.call('DELETE', `/api/comments/${id}/like`, { headers });
      expectProblem(other, 422, 'IDEMPOTENCY_MISMATCH');
    });

    it('refuse what is empty, too long, of a wrong type, or about nothing', async () => {
      const learner = await world().newLearner();
      const fields = async (payload: object, url = '/api/comments') =>
        expectProblem(await learner.call('POST', url, { payload }), 400, 'VALIDATION').errors.map(
          (e) => e.field,
        );
      expect(await fields({})).toEqual(['practiceId', 'comment']);
      expect(await fields({ practiceId: 'x', comment: '  ' })).toEqual(['practiceId', 'comment']);
      expect(await fields({ practiceId: 23001, comment: 'x'.repeat(2_001) })).toEqual(['comment']);
      const many = {
        practiceId: 23001,
        comment: 'x',
        images: Array.from({ length: 4 }, () => 'a'.repeat(64)),
      };
      expect(await fields(many)).toEqual(['images']);
      expect(await fields({ practiceId: 23001, comment: 'x', images: ['../secret'] })).toEqual(['images.0']);
      const { id } = (await write(learner)).json();
      expect(await fields({ reply: '' }, `/api/comments/${id}/replies`)).toEqual(['reply']);
      expect(await fields({ reply: 'x' }, '/api/comments/mine/replies')).toEqual(['id']);
      expectProblem(await write(learner, 'x', { practiceId: 7 }), 404, 'NOT_FOUND');
      const nothing = randomUUID();
      const payload = { reply: 'x' };
      expectProblem(
        await learner.call('POST', `/api/comments/${nothing}/replies`, { payload }),
        404,
        'NOT_FOUND',
      );
      expectProblem(await learner.call('PUT', `/api/comments/${nothing}/like`), 404, 'NOT_FOUND');
      expectProblem(await learner.call('DELETE', `/api/comments/${nothing}/like`), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', '/api/comments?practiceId=7'), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', '/api/comments'), 400, 'VALIDATION');
      const reply = (await learner.call('POST', `/api/comments/${id}/replies`, { payload })).json();
      expectProblem(await learner.call('GET', `/api/comments/${reply.id}/replies`), 404, 'NOT_FOUND');
    });
  });

  describe('reports and exam memories', () => {
    const memory = {
      practiceId: 23001,
      date: '2026-10-01',
      country: 'AU',
      pteType: 'CORE',
      description: 'Same one.',
    };

    it('a report is taken once under its key', async () => {
      const learner = await world().newLearner();
      const headers = { 'idempotency-key': randomUUID() };
      const report = (description: string) =>
        learner.call('POST', '/api/reports', { payload: { practiceId: 23001, description }, headers });
      expect([(await report('A typo.')).statusCode, (await report('A typo.')).statusCode]).toEqual([
        201, 201,
      ]);
      expectProblem(await report('Another typo.'), 422, 'IDEMPOTENCY_MISMATCH');
    });

    it('an exam memory stands among the comments, can be liked and answered, and is never deleted', async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const id = randomUUID();
      const headers = { 'idempotency-key': id };
      const told = await learner.call('POST', '/api/exam-memories', { payload: memory, headers });
      expect([told.statusCode, told.body]).toEqual([201, '']);
      await write(learner);
      await other.call('PUT', `/api/comments/${id}/like`);
      await other.call('POST', `/api/comments/${id}/replies`, { payload: { reply: 'Me too.' } });
      const only = await list(other, '&prediction=true');
      expect(only.every((row) => row.prediction !== null)).toBe(true);
      expect(only.find((row) => row.id === id)).toMatchObject({
        comment: '',
        likesCount: 1,
        replyCount: 1,
        prediction: { date: '2026-10-01', country: { name: 'Australia' }, description: 'Same one.' },
      });
      expect((await list(other, '&prediction=false')).length).toBeGreaterThan(only.length);
      expectProblem(await learner.call('DELETE', `/api/comments/${id}`), 403, 'FORBIDDEN');
      expectProblem(await other.call('DELETE', `/api/comments/${id}`), 404, 'NOT_FOUND');
      expect(outcomes(await sendOps(learner, op('comment.delete', { commentId: id })))).toEqual([
        'FORBIDDEN',
      ]);
      const practice = await other.call('GET', '/api/listening/writeFromDictation/practice/23001');
      expect(practice.json().examMemoryCount).toBeGreaterThan(0);
    });

    it('refuse what is missing, too long, in the future or nowhere', async () => {
      const learner = await world().newLearner();
      const fields = async (url: string, payload: object) =>
        expectProblem(await learner.call('POST', url, { payload }), 400, 'VALIDATION').errors.map(
          (e) => e.field,
        );
      expect(await fields('/api/reports', {})).toEqual(['practiceId', 'description']);
      expect(await fields('/api/reports', { practiceId: 23001, description: 'x'.repeat(401) })).toEqual([
        'description',
      ]);
      const post = (more: object) => fields('/api/exam-memories', { ...memory, ...more });
      expect(await fields('/api/exam-memories', {})).toEqual(['date', 'practiceId', 'country', 'pteType']);
      expect(await post({ date: '01.10.2026' })).toEqual(['date']);
      expect(await post({ date: '2099-01-01' })).toEqual(['date']);
      expect(await post({ country: 'ZZ' })).toEqual(['country']);
      expect(await post({ pteType: 'UKVI' })).toEqual(['pteType']);
      expect(await post({ description: 'x'.repeat(2_001) })).toEqual(['description']);
      for (const [url, body] of [
        ['/api/reports', { description: 'x' }],
        ['/api/exam-memories', memory],
      ] as const)
        expectProblem(
          await learner.call('POST', url, { payload: { ...body, practiceId: 7 } }),
          404,
          'NOT_FOUND',
        );
    });

    it('the countries have a code, a flag and their names', async () => {
      const learner = await world().newLearner();
      const { countryDtoList } = (await learner.call('GET', '/api/profile/countries')).json()._embedded;
      expect(countryDtoList).toHaveLength(249);
      expect(countryDtoList).toContainEqual({ code: 'JP', flag: '🇯🇵', name: 'Japan', nativeName: '日本' });
      for (const { code, name, nativeName } of countryDtoList)
        expect([code, name === code, nativeName === code]).toEqual([code, false, false]);
    });
  });
}
