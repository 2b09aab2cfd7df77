import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { outcomes, pullAll, sendOps } from './sync-kinds.ts';

export function noteTests(world: () => ApiWorld): void {
  const create = (learner: Learner, practiceId = 15001, headers: Record<string, string> = {}) =>
    learner.call('POST', '/api/notes', { payload: { practiceId, description: '<p>one</p>' }, headers });
  const put = (learner: Learner, id: string, more: object = {}) =>
    learner.call('PUT', `/api/notes/${id}`, {
      payload: { practiceId: 15001, description: '<p>two</p>', version: 1, ...more },
    });

  describe('notes', () => {
    it('are written, listed with their practice, changed and deleted', async () => {
      const learner = await world().newLearner();
      const created = await create(learner);
      expect(created.statusCode).toBe(201);
      const { id } = created.json();
      expect(created.json()).toEqual({
        id,
        title: 'Élan of bees',
        category: 'reading',
        date: expect.stringMatching(/Z$/),
        description: '<p>one</p>',
        practiceId: 15001,
        practiceType: 'MCS_R',
        version: 1,
        currentVersion: 1,
      });
      await create(learner, 15002);
      expect((await put(learner, id)).json()).toMatchObject({ id, description: '<p>two</p>', version: 2 });
      const listed = (await learner.call('GET', '/api/notes?size=1')).json();
      expect(listed).toMatchObject({
        _embedded: { noteDtoList: [{ practiceId: 15001, description: '<p>two</p>' }] },
        page: { size: 1, number: 0, totalElements: 2, totalPages: 2 },
      });
      expect((await learner.call('DELETE', `/api/notes/${id}`)).statusCode).toBe(204);
      expect((await learner.call('GET', '/api/notes')).json()).toMatchObject({ page: { totalElements: 1 } });
      expect((await create(learner)).json()).toMatchObject({ version: 4, description: '<p>one</p>' });
    });

    it('refuse a second one on a practice and a stale version', async () => {
      const learner = await world().newLearner();
      const { id } = (await create(learner)).json();
      const second = { practiceId: 15001, description: 'other' };
      expectProblem(await learner.call('POST', '/api/notes', { payload: second }), 409, 'VERSION_CONFLICT');
      await put(learner, id);
      const stale = await put(learner, id, { description: 'three' });
      expect(expectProblem(stale, 409, 'VERSION_CONFLICT').errors).toEqual([]);
    });

    it('have one effect under one key, sent alone or in a batch', async () => {
      const learner = await world().newLearner();
      const key = randomUUID();
      const headers = { 'idempotency-key': key };
      const first = await create(learner, 15001, headers);
      expect((await create(learner, 15001, headers)).body).toBe(first.body);
      const payload = { practiceId: 15001, description: '<p>one</p>' };
      expect(await sendOps(learner, op('note.set', payload, { opId: key }))).toMatchObject([
        { outcome: 'applied', replayed: true, change: { value: { id: first.json().id } } },
      ]);
      const other = op('note.set', { ...payload, description: 'other' }, { opId: key });
      expect(outcomes(await sendOps(learner, other))).toEqual(['IDEMPOTENCY_MISMATCH']);
      const opId = randomUUID();
      await sendOps(learner, op('note.set', { ...payload, description: null }, { opId, baseVersion: 1 }));
      const again = await learner.call('DELETE', `/api/notes/${first.json().id}`, {
        headers: { 'idempotency-key': opId },
      });
      expect(again.statusCode).toBe(204);
      expect((await pullAll(learner)).changes.find((change) => change.kind === 'note')?.version).toBe(2);
    });

    it("refuse what is not there, not the learner's, not a note or not a practice", async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const { id } = (await create(learner)).json();
      const own = (await create(other)).json();
      for (const unknown of [await put(other, id), await put(learner, randomUUID())])
        expect(expectProblem(unknown, 404, 'NOT_FOUND').message).toBe('The note does not exist');
      expectProblem(await other.call('DELETE', `/api/notes/${id}`), 404, 'NOT_FOUND');
      expect((await other.call('GET', '/api/notes')).json()._embedded.noteDtoList).toEqual([own]);
      expectProblem(await put(learner, 'mine'), 400, 'VALIDATION');
      const elsewhere = await put(learner, id, { practiceId: 15002 });
      expect(expectProblem(elsewhere, 400, 'VALIDATION').errors).toMatchObject([{ field: 'practiceId' }]);
      expectProblem(await create(learner, 7), 404, 'NOT_FOUND');
      const post = async (payload: object) =>
        expectProblem(await learner.call('POST', '/api/notes', { payload }), 400, 'VALIDATION').errors.map(
          (error) => error.field,
        );
      expect(await post({})).toEqual(['practiceId', 'description']);
      expect(await post({ practiceId: '15001', description: '' })).toEqual(['practiceId', 'description']);
      expect(await post({ practiceId: 15002, description: 'x'.repeat(20_001) })).toEqual(['description']);
      await learner.call('DELETE', `/api/notes/${id}`);
      expectProblem(await learner.call('DELETE', `/api/notes/${id}`), 404, 'NOT_FOUND');
      expectProblem(await put(learner, id, { version: 2 }), 404, 'NOT_FOUND');
    });
  });
}
