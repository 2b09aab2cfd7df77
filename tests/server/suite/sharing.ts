import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { learner } from '#server/db/schema/learners.ts';
import { report } from '#server/db/schema/practices.ts';
import { setCommentHidden } from '#server/store/comments.ts';
import {
  choiceAnswer,
  op,
  sha256Of,
  storeImage,
  storeRecording,
  type ApiWorld,
  type Learner,
} from '#tests/support/api-world.ts';
import { eq } from 'drizzle-orm';
import { expectProblem } from './bad-input.ts';
import { outcomes, pullAll, sendOps } from './sync-kinds.ts';
import { pngChunk, pngOf } from '#tests/support/pictures.ts';

export function sharingTests(world: () => ApiWorld): void {
  const answerOf = async (learner: Learner): Promise<string> => {
    const url = '/api/reading/multipleChoiceSingleAnswer/15001';
    return (await learner.call('POST', url, { payload: choiceAnswer(['b']) })).json().id;
  };
  const share = (answerId: string, shared: boolean, baseVersion: number | null = null) =>
    op('share.set', { answerId, shared }, { baseVersion });
  const visit = (path: string) => world().app.inject({ url: path });

  describe('a shared answer', () => {
    it('has a public page and call without sign-in, until its author takes it back or deletes it', async () => {
      const author = await world().newLearner();
      await author.call('PATCH', '/api/profile', { payload: { nickname: '<b>Ada' } });
      const id = await answerOf(author);
      const [page, call] = ['', '/api'].map(
        (base) => `${base}/share/reading/multipleChoiceSingleAnswer/${id}`,
      ) as [string, string];
      expect([(await visit(page)).statusCode, (await visit(call)).statusCode]).toEqual([404, 404]);
      await sendOps(author, share(id, true));
      const shown = await visit(page);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(shown.body).toContain(
        '<meta property="og:title" content="&lt;b&gt;Ada: 1 of 1 point in Multiple Choice',
      );
      expect(shown.body).toMatch(/<meta property="og:image" content="http[^"]+\/icons\/icon-512\.png" \/>/);
      expect(shown.body).toContain('href="/dashboard/reading/multiple-choice-single/15001"');
      for (const secret of ['Byron', author.subject]) expect(shown.body).not.toContain(secret);
      expect((await visit(call)).json()).toMatchObject({ id, nickname: '<b>Ada', scorePercentage: 100 });
      expectProblem(await visit(`/api/share/reading/reorderParagraphs/${id}`), 404, 'NOT_FOUND');
      await sendOps(author, share(id, false, 1));
      const back = await visit(page);
      expect(back.statusCode).toBe(404);
      expect(back.body).toContain('This answer is not shared');
      await sendOps(author, share(id, true, 2), op('answer.delete', { answerId: id }));
      expect([(await visit(page)).statusCode, (await visit(call)).statusCode]).toEqual([404, 404]);
      expect((await visit('/share/reading/multipleChoiceSingleAnswer/1')).statusCode).toBe(404);
    });

    it('shows a name of an older version without what turns or hides the words around it', async () => {
      const { db } = world();
      const author = await world().newLearner();
      const id = await answerOf(author);
      const { id: learnerId } = (await author.call('GET', '/api/profile')).json();
      await sendOps(author, share(id, true));
      const pageOf = async (nickname: string) => {
        await db.orm.update(learner).set({ nickname }).where(eq(learner.id, learnerId));
        return (await visit(`/share/reading/multipleChoiceSingleAnswer/${id}`)).body;
      };
      const turned = await pageOf('\u202Ean\u200Ba');
      expect(turned).toContain('<bdi dir="auto">ana</bdi>');
      expect(turned).toContain('<title>ana: 1 of 1 point');
      expect(turned).not.toMatch(/[\u202E\u200B]/);
      expect(await pageOf('سارا')).toContain('<title>\u2068سارا\u2069: 1 of 1 point');
      expect(await pageOf('\u202E\u200B')).toContain('<bdi dir="auto">Learner</bdi>');
    });

    it('is shared by its author only', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const id = await answerOf(author);
      expect(outcomes(await sendOps(other, share(id, true), share(randomUUID(), true)))).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
      expect((await visit(`/api/share/reading/multipleChoiceSingleAnswer/${id}`)).statusCode).toBe(404);
      const [made, stale] = await sendOps(author, share(id, true), share(id, false));
      expect(made).toMatchObject({ change: { kind: 'share', key: id, version: 1, value: { answerId: id } } });
      expect(stale).toMatchObject({ error: { code: 'VERSION_CONFLICT' } });
      expect((await pullAll(author)).changes).toContainEqual(
        made?.outcome === 'applied' ? made.change : null,
      );
    });
  });

  describe('a comment that the operator hides', () => {
    it('is gone for others with its image and its replies stay counted right, and its author is told', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { sha256 } = await storeImage(author);
      const payload = { practiceId: 15002, comment: 'Buy my book.', images: [sha256] };
      const { id } = (await author.call('POST', '/api/comments', { payload })).json();
      const { cursor } = await pullAll(author);
      expect(await setCommentHidden(world().db, id, true)).toBe(true);
      expect(await setCommentHidden(world().db, randomUUID(), true)).toBe(false);
      const list = (await reader.call('GET', '/api/comments?practiceId=15002&size=100')).json();
      expect(list._embedded.commentLikeCountDtoList.some((row: { id: string }) => row.id === id)).toBe(false);
      expect((await reader.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(404);
      expect((await pullAll(author, `&cursor=${cursor}`)).changes).toMatchObject([
        { kind: 'comment', key: id, version: 2, value: { hidden: true } },
      ]);
      await setCommentHidden(world().db, id, false);
      expect((await reader.call('GET', `/api/blobs/${sha256}`)).statusCode).toBe(200);
    });

    it('can be reported by name', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { id } = (
        await author.call('POST', '/api/comments', { payload: { practiceId: 15002, comment: 'x' } })
      ).json();
      const [known, unknown] = [randomUUID(), randomUUID()];
      const about = (reportId: string, commentId: string) =>
        op('report.create', { reportId, practiceId: 15002, description: 'Spam.', commentId });
      expect(outcomes(await sendOps(reader, about(known, id), about(unknown, randomUUID())))).toEqual([
        'applied',
        'NOT_FOUND',
      ]);
      const [row] = await world().db.orm.select().from(report).where(eq(report.id, known));
      expect(row).toMatchObject({ commentId: id, description: 'Spam.' });
    });
  });

  describe('an avatar', () => {
    it('is an own small image, seen by everybody while it is worn, and its bytes go with it', async () => {
      const learner = await world().newLearner();
      const [first, second] = [await storeImage(learner), await storeImage(learner)];
      const wear = (avatar: string | null) => learner.call('PATCH', '/api/profile', { payload: { avatar } });
      const at = (sha256: string) => `/api/avatars/${sha256}`;
      expect((await visit(at(first.sha256))).statusCode).toBe(404);
      expect((await wear(at(first.sha256))).json()).toMatchObject({ avatar: at(first.sha256) });
      const seen = await visit(at(first.sha256));
      expect([seen.statusCode, seen.rawPayload.equals(first.bytes)]).toEqual([200, true]);
      await wear(at(second.sha256));
      expect((await visit(at(first.sha256))).statusCode).toBe(404);
      expect((await learner.call('GET', `/api/blobs/${first.sha256}`)).statusCode).toBe(404);
      const { sha256: sound } = await storeRecording(learner);
      const big = await storeImage(learner, { sizeBytes: 300_000 });
      expectProblem(await wear(at('a'.repeat(64))), 409, 'BLOB_MISSING');
      expectProblem(await wear(at(sound)), 400, 'VALIDATION');
      expectProblem(await wear(at(big.sha256)), 400, 'VALIDATION');
      expectProblem(await wear('https://example.org/me.png'), 400, 'VALIDATION');
      const told = Buffer.from(pngOf({}, pngChunk('eXIf', 'GPS')));
      const { sha256: dirty } = await storeImage(learner, { bytes: told });
      const clean = Buffer.from(pngOf());
      expect((await wear(at(dirty))).json()).toMatchObject({ avatar: at(sha256Of(clean)) });
      expect((await visit(at(sha256Of(clean)))).rawPayload.equals(clean)).toBe(true);
      const lie = await storeImage(learner, { bytes: told.subarray(0, 50) });
      expectProblem(await wear(at(lie.sha256)), 400, 'VALIDATION');
      await wear(null);
      expect((await visit(at(second.sha256))).statusCode).toBe(404);
    });
  });
}
