import { describe, expect, it } from 'vitest';
import { changeFeed, learner as learnerTable } from '#server/db/schema.ts';
import { choiceAnswer, op, storeRecording, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { eq } from 'drizzle-orm';
import { expectProblem } from './bad-input.ts';
import { pullAll, sendOps } from './sync-kinds.ts';

export function accountEndTests(world: () => ApiWorld): void {
  const end = (learner: Learner, confirm = 'delete my account') =>
    learner.call('POST', '/api/profile/deletion', { payload: { confirm } });

  describe('the end of an account', () => {
    it('takes everything along, tells whose replies went with it, and no old token brings it back', async () => {
      const [leaver, friend] = [await world().newLearner(), await world().newLearner()];
      const { sha256, value } = await storeRecording(leaver);
      const spoken = { answer: value, duration: 2, pteType: 'CORE' };
      await leaver.call('POST', '/api/speaking/readAloud/1001', { payload: spoken });
      const url = '/api/reading/multipleChoiceSingleAnswer/15001';
      await leaver.call('POST', url, { payload: choiceAnswer(['b']) });
      await sendOps(leaver, op('note.set', { practiceId: 15001, description: '<p>one</p>' }));
      const comment = { practiceId: 15003, comment: 'Mine.' };
      const { id } = (await leaver.call('POST', '/api/comments', { payload: comment })).json();
      const reply = await friend.call('POST', `/api/comments/${id}/replies`, {
        payload: { reply: 'Yours.' },
      });
      const { cursor } = await pullAll(friend);
      const { id: learnerId } = (await leaver.call('GET', '/api/profile')).json();

      expect((await end(leaver)).json()).toEqual({
        answers: 2,
        recordings: 1,
        comments: 1,
        notes: 1,
        signInDeleted: false,
      });

      const { orm } = world().db;
      expect(await orm.select().from(learnerTable).where(eq(learnerTable.id, learnerId))).toEqual([]);
      expect(await orm.select().from(changeFeed).where(eq(changeFeed.learnerId, learnerId))).toEqual([]);
      expect((await pullAll(friend, `&cursor=${cursor}`)).changes).toMatchObject([
        { kind: 'comment', key: reply.json().id, deleted: true },
      ]);
      expectProblem(await leaver.call('GET', '/api/profile'), 401, 'UNAUTHENTICATED');
      expectProblem(await friend.call('GET', `/api/blobs/${sha256}`), 404, 'NOT_FOUND');
      const list = (await friend.call('GET', '/api/comments?practiceId=15003')).json();
      expect(list._embedded.commentLikeCountDtoList).toEqual([]);
    });

    it('keeps the bytes that somebody else has too', async () => {
      const [leaver, friend] = [await world().newLearner(), await world().newLearner()];
      const { sha256, bytes } = await storeRecording(leaver);
      await storeRecording(friend, bytes);
      await end(leaver);
      expect((await friend.call('GET', `/api/blobs/${sha256}`)).rawPayload.equals(bytes)).toBe(true);
    });

    it('does nothing without the words', async () => {
      const learner = await world().newLearner();
      expectProblem(await end(learner, 'yes'), 400, 'VALIDATION');
      expectProblem(await learner.call('POST', '/api/profile/deletion', { payload: {} }), 400, 'VALIDATION');
      expect((await learner.call('GET', '/api/profile')).statusCode).toBe(200);
    });
  });

  describe('the languages of the product', () => {
    it('have a code, a name in English and one of their own', async () => {
      const learner = await world().newLearner();
      const list = (await learner.call('GET', '/api/profile/languages')).json()._embedded.idBiValueList;
      expect(list).toContainEqual({ id: 'FA', value: 'Persian', another: 'فارسی' });
      const ids = list.map((row: { id: string }) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ['AR', 'FA', 'HE', 'UR', 'PS', 'SD', 'KU', 'KMR', 'UG', 'TI'])
        expect(ids).toContain(id);
    });
  });
}
