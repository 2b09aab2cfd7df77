import { describe, expect, it } from 'vitest';
import { signedInHeader } from '#contract/errors.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { choiceAnswer, op, storeRecording, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { eq } from 'drizzle-orm';
import { expectProblem } from './bad-input.ts';
import { pullAll, sendOps } from './sync-kinds.ts';

export function accountEndTests(world: () => ApiWorld): void {
  const end = (learner: Learner, confirm = 'delete my account') =>
    learner.call('POST', '/api/profile/deletion', { payload: { confirm } });

  const subjectIs = ({ subject }: Learner) => eq(learnerTable.subject, subject);

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
      expectProblem(await leaver.call('GET', '/api/profile'), 410, 'ACCOUNT_GONE');
      expectProblem(await friend.call('GET', `/api/blobs/${sha256}`), 404, 'NOT_FOUND');
      const list = (await friend.call('GET', '/api/comments?practiceId=15003')).json();
      expect(list._embedded.commentLikeCountDtoList).toEqual([]);
    });

    it('tells every device that signed in before it, and only a new sign-in begins again', async () => {
      const leaver = await world().newLearner();
      const { id } = (await leaver.call('GET', '/api/profile')).json();
      await end(leaver);
      const { issuer } = world();
      const as = async (given: { signedInAt?: number; ageSeconds?: number; expiresInSeconds?: number }) => {
        const { signedInAt, ...wish } = given;
        const token = await issuer.token({ subject: leaver.subject, ...wish });
        const headers = {
          authorization: `Bearer ${token}`,
          ...(signedInAt === undefined ? {} : { [signedInHeader]: String(signedInAt) }),
        };
        return leaver.call('GET', '/api/profile', { headers });
      };
      // Issued after the deletion, whatever the second.
      const renewed = { ageSeconds: -20 };
      const before = Date.now() - 3_600_000;
      const after = Date.now() + 20_000;
      // The retry of a deletion whose answer was lost.
      expectProblem(await end(leaver), 410, 'ACCOUNT_GONE');
      expectProblem(await as(renewed), 410, 'ACCOUNT_GONE');
      expectProblem(await as({ ...renewed, signedInAt: before }), 410, 'ACCOUNT_GONE');
      // The provider has forgotten the learner too, so the device has nothing but an ended token.
      expectProblem(await as({ expiresInSeconds: -300 }), 410, 'ACCOUNT_GONE');
      expect(await world().db.orm.select().from(learnerTable).where(subjectIs(leaver))).toEqual([]);

      const back = await as({ ...renewed, signedInAt: after });
      expect(back.statusCode).toBe(200);
      expect(back.json().id).not.toBe(id);
      // The third device still holds the old account's data.
      expectProblem(await as({ ...renewed, signedInAt: before }), 410, 'ACCOUNT_GONE');
      expectProblem(await as({}), 410, 'ACCOUNT_GONE');
      expectProblem(await as({ expiresInSeconds: -300 }), 401, 'UNAUTHENTICATED');
      // Another program says nothing of a sign-in; its token is new.
      expect((await as(renewed)).statusCode).toBe(200);
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
