import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { op, type ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { sendOps } from './sync-kinds.ts';

export function accountTests(world: () => ApiWorld): void {
  describe('profile and bookmarks', () => {
    it('makes a profile from the token at the first call, once even when calls come together', async () => {
      const learner = await world().newLearner();
      const answers = await Promise.all([1, 2, 3, 4].map(() => learner.call('GET', '/api/profile')));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject({
        firstName: 'Ada',
        lastName: 'Byron',
        status: 'TRIAL',
        version: 1,
      });
      expect(answers[0]?.headers['x-api']).toBe('1');
    });

    it('makes no public name from an e-mail address, and none that could not be typed', async () => {
      const { app, issuer } = world();
      const profileOf = async (claims: Record<string, string>) => {
        const token = await issuer.token({ subject: randomUUID(), claims });
        const headers = { authorization: `Bearer ${token}` };
        return (await app.inject({ url: '/api/profile', headers })).json();
      };
      const nicknameOf = async (claims: Record<string, string>) => (await profileOf(claims)).nickname;
      const mail = 'maya.chen@example.com';
      expect(await nicknameOf({ preferred_username: mail })).toBe('Learner');
      expect(await nicknameOf({ preferred_username: 'mchen' })).toBe('mchen');
      expect(await nicknameOf({ preferred_username: mail, given_name: 'Maya' })).toBe('Maya');
      expect(await nicknameOf({ preferred_username: mail, nickname: mail, given_name: 'Maya' })).toBe('Maya');
      const long = `${'x'.repeat(59)}😀 and more`;
      const cut = await profileOf({ given_name: long, family_name: long });
      expect(cut).toMatchObject({
        firstName: 'x'.repeat(59),
        lastName: 'x'.repeat(59),
        nickname: 'x'.repeat(30),
      });
    });

    it('takes no e-mail address as a nickname, which everybody sees', async () => {
      const learner = await world().newLearner();
      const patch = (nickname: string) => learner.call('PATCH', '/api/profile', { payload: { nickname } });
      expect(expectProblem(await patch('maya@example.com'), 400, 'VALIDATION').errors).toMatchObject([
        {
          field: 'nickname',
          defaultMessage:
            'This looks like an e-mail address. Everybody can see a nickname: choose another name.',
        },
      ]);
      expect((await patch('@maya')).json()).toMatchObject({ nickname: '@maya', version: 2 });
    });

    it('changes what the patch names and nothing else', async () => {
      const learner = await world().newLearner();
      const changed = await learner.call('PATCH', '/api/profile', {
        payload: { pteType: 'CORE', status: 'PREMIUM' },
      });
      expect(changed.json()).toMatchObject({
        pteType: 'CORE',
        firstName: 'Ada',
        status: 'TRIAL',
        version: 2,
      });
      expect((await learner.call('GET', '/api/profile')).json()).toEqual(changed.json());
    });

    it('creates, changes and removes a mark, and never lets its version go back', async () => {
      const learner = await world().newLearner();
      const created = await learner.call('POST', '/api/bookmarks', {
        payload: { practiceId: 15001, type: 'EASY' },
      });
      expect(created.statusCode).toBe(201);
      const { id } = created.json();
      expect(created.json()).toEqual({ id, practiceId: 15001, type: 'EASY', version: 1 });
      const put = (version: number, type = 'HARD') =>
        learner.call('PUT', `/api/bookmarks/${id}`, { payload: { practiceId: 15001, type, version } });
      expect((await put(1)).json()).toMatchObject({ type: 'HARD', version: 2 });
      expect((await put(1)).json()).toMatchObject({ type: 'HARD', version: 2 });
      expect((await put(1, 'AVERAGE')).json()).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
      const elsewhere = { practiceId: 15002, type: 'HARD', version: 2 };
      expect(
        (await learner.call('PUT', `/api/bookmarks/${id}`, { payload: elsewhere })).json(),
      ).toMatchObject({
        status: 400,
        errors: [{ field: 'practiceId' }],
      });
      expect((await learner.call('DELETE', `/api/bookmarks/${id}`)).statusCode).toBe(204);
      expect((await put(3)).statusCode).toBe(404);
      const again = await learner.call('POST', '/api/bookmarks', {
        payload: { practiceId: 15001, type: 'EASY' },
      });
      expect(again.json()).toMatchObject({ type: 'EASY', version: 4 });
    });

    it('does a repeated removal once and answers it the same', async () => {
      const learner = await world().newLearner();
      const created = await learner.call('POST', '/api/bookmarks', {
        payload: { practiceId: 15002, type: 'EASY' },
      });
      const remove = { headers: { 'idempotency-key': randomUUID() } };
      const url = `/api/bookmarks/${created.json().id}`;
      expect((await learner.call('DELETE', url, remove)).statusCode).toBe(204);
      expect((await learner.call('DELETE', url, remove)).statusCode).toBe(204);
      expect((await learner.call('DELETE', url)).statusCode).toBe(404);
    });

    it('has one effect under one key, sent alone or in a batch', async () => {
      const learner = await world().newLearner();
      const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
      const wish = (type: string) => ({ practiceId: 15001, type });
      await sendOps(
        learner,
        op('bookmark.set', wish('EASY'), { opId: keys[0] }),
        op('bookmark.set', wish('HARD'), { opId: keys[1], baseVersion: 1 }),
      );
      const headers = (at: 0 | 1 | 2) => ({ 'idempotency-key': keys[at] });
      const post = { payload: wish('EASY'), headers: headers(0) };
      const { id } = (await learner.call('POST', '/api/bookmarks', post)).json();
      const put = { payload: { ...wish('HARD'), version: 9 }, headers: headers(1) };
      expect((await learner.call('PUT', `/api/bookmarks/${id}`, put)).json()).toMatchObject({ version: 2 });
      await learner.call('DELETE', `/api/bookmarks/${id}`, { headers: headers(2) });
      const removed = op('bookmark.set', wish('UNMARK'), { opId: keys[2] });
      expect(await sendOps(learner, removed)).toMatchObject([
        { outcome: 'applied', replayed: true, change: { version: 3, deleted: true } },
      ]);
    });

    it("does not know somebody else's mark", async () => {
      const [owner, other] = [await world().newLearner(), await world().newLearner()];
      const created = await owner.call('POST', '/api/bookmarks', {
        payload: { practiceId: 15001, type: 'EASY' },
      });
      const url = `/api/bookmarks/${created.json().id}`;
      const payload = { practiceId: 15001, type: 'HARD', version: 1 };
      expect((await other.call('PUT', url, { payload })).json()).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
      expect((await other.call('DELETE', url)).statusCode).toBe(404);
    });
  });
}
