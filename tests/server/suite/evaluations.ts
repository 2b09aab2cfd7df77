import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evaluation } from '#server/db/schema/answers.ts';
import { choiceAnswer, op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { runEvaluations, usage } from '#tools/evaluations/run-evaluations.ts';
import { eq } from 'drizzle-orm';
import { expectProblem } from './bad-input.ts';
import { evaluationOf, outcomes, pullAll, sendOps } from './sync-kinds.ts';

export function evaluationTests(world: () => ApiWorld): void {
  const answerOf = async (learner: Learner, url = 'reading/multipleChoiceSingleAnswer/15001') => {
    const payload = choiceAnswer(['b']);
    return String((await learner.call('POST', `/api/${url}`, { payload })).json().id);
  };
  const answerDeleted = (answerId: string) => op('answer.delete', { answerId });
  const say = (answerId: string, more: object = {}, baseVersion: number | null = null) =>
    op('evaluation.set', evaluationOf(answerId, more), { baseVersion });
  const post = (learner: Learner, answerId: string, more: object = {}, headers = {}) =>
    learner.call('POST', '/api/evaluation', { payload: evaluationOf(answerId, more), headers });
  const list = async (learner: Learner, query = '') =>
    (await learner.call('GET', `/api/evaluation${query}`)).json();
  const run = (...args: string[]) => runEvaluations(world().db, args);

  describe('a verdict on a score', () => {
    it('reaches the feed, can be changed and taken back, and a stale change is a conflict', async () => {
      const learner = await world().newLearner();
      const id = await answerOf(learner);
      const comment = 'Two words were right.';
      const [made, same, stale] = await sendOps(
        learner,
        say(id, { comment: `  ${comment}  ` }),
        say(id, { comment }),
        say(id, { verdict: 'FAIR' }),
      );
      const value = { ...evaluationOf(id, { comment }), lastModifiedDate: expect.stringMatching(/Z$/) };
      expect(made).toMatchObject({ change: { kind: 'evaluation', key: id, version: 1, value } });
      expect(same).toMatchObject({ outcome: 'applied', change: { version: 1 } });
      expect(stale).toMatchObject({ error: { code: 'VERSION_CONFLICT' }, current: { version: 1, value } });
      expect(outcomes(await sendOps(learner, say(id, { verdict: 'FAIR' }, 1)))).toEqual(['applied']);
      const [back] = await sendOps(learner, say(id, { verdict: null, comment }, 2));
      expect(back).toMatchObject({ change: { version: 3, deleted: true, value: null } });
      expect((await pullAll(learner, '&kinds=evaluation')).changes).toMatchObject([
        { kind: 'evaluation', key: id, deleted: true },
      ]);
      const [row] = await world().db.orm.select().from(evaluation).where(eq(evaluation.answerId, id));
      expect(row).toMatchObject({ verdict: null, comment: null, about: null, taskType: 'MCS_R' });
      expect(outcomes(await sendOps(learner, say(id, {}, 3)))).toEqual(['applied']);
    });

    it('needs an own answer, and goes with it', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const id = await answerOf(author);
      expect(outcomes(await sendOps(other, say(id), say(randomUUID())))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
      await sendOps(author, say(id, { comment: 'Mine.' }));
      const { cursor } = await pullAll(author);
      await sendOps(author, answerDeleted(id));
      expect((await pullAll(author, `&cursor=${cursor}`)).changes).toMatchObject([
        { kind: 'answer', key: id, deleted: true },
        { kind: 'evaluation', key: id, deleted: true, version: 2 },
      ]);
      const [row] = await world().db.orm.select().from(evaluation).where(eq(evaluation.answerId, id));
      expect(row).toMatchObject({ verdict: null, comment: null, about: null });
      // What another device wanted meanwhile.
      expect(outcomes(await sendOps(author, say(id, {}, 1), say(id, { verdict: null }, 1)))).toEqual([
        'NOT_FOUND',
        'applied',
      ]);
    });

    it('goes with a deletion over the single call, and with the account', async () => {
      const learner = await world().newLearner();
      const [first, second] = [await answerOf(learner), await answerOf(learner)];
      await sendOps(learner, say(first), say(second));
      await learner.call('DELETE', `/api/reading/multipleChoiceSingleAnswer/answer/${first}`);
      expect((await list(learner)).page.totalElements).toBe(1);
      const { id } = (await learner.call('GET', '/api/profile')).json();
      await learner.call('POST', '/api/profile/deletion', { payload: { confirm: 'delete my account' } });
      const rows = await world().db.orm.select().from(evaluation).where(eq(evaluation.learnerId, id));
      expect(rows).toEqual([]);
    });
  });

  describe('the single calls of verdicts', () => {
    it('say, list and take back own ones only', async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      const [first, second] = [await answerOf(learner), await answerOf(learner)];
      const key = randomUUID();
      const made = await post(learner, first, { comment: 'Too few.' }, { 'idempotency-key': key });
      expect([made.statusCode, made.json()]).toEqual([
        200,
        { ...evaluationOf(first, { comment: 'Too few.' }), version: 1 },
      ]);
      const again = await post(learner, first, { comment: 'Too few.' }, { 'idempotency-key': key });
      expect(again.body).toBe(made.body);
      await post(learner, second, { verdict: 'FAIR' });
      expect(await list(learner, '?size=1')).toMatchObject({
        _embedded: { evaluationDtoList: [{ answerId: second, verdict: 'FAIR' }] },
        page: { totalElements: 2, totalPages: 2 },
      });
      expect(await list(learner, `?answerId=${first}`)).toMatchObject({
        _embedded: { evaluationDtoList: [{ answerId: first, comment: 'Too few.' }] },
        page: { totalElements: 1 },
      });
      expect((await list(other)).page.totalElements).toBe(0);
      const back = await post(learner, first, { verdict: null });
      expect(back.json()).toMatchObject({ answerId: first, verdict: null, comment: null, version: 2 });
      expect((await list(learner)).page.totalElements).toBe(1);
      expectProblem(await post(other, first), 404, 'NOT_FOUND');
    });

    it('name the field at fault', async () => {
      const learner = await world().newLearner();
      const id = await answerOf(learner);
      const about = evaluationOf(id).about;
      const faults: readonly (readonly [field: string, more: object])[] = [
        ['answerId', { answerId: 'x' }],
        ['verdict', { verdict: 'MAYBE' }],
        ['verdict', { verdict: undefined }],
        ['comment', { comment: 'x'.repeat(401) }],
        ['comment', { comment: ' ' }],
        ['about', { about: undefined }],
        ['about.scorer', { about: { ...about, scorer: '' } }],
        ['about.high', { about: { ...about, high: 3 } }],
        ['about.high', { about: { ...about, high: 16 } }],
        ['about.low', { about: { ...about, low: -1 } }],
        ['about.scoredOn', { about: { ...about, scoredOn: 'moon' } }],
      ];
      for (const [field, more] of faults) {
        const { errors } = expectProblem(await post(learner, id, more), 400, 'VALIDATION');
        expect([more, errors[0]?.field]).toEqual([more, field]);
      }
      expectProblem(await learner.call('GET', '/api/evaluation?answerId=1'), 400, 'VALIDATION');
      expect((await list(learner)).page.totalElements).toBe(0);
    });
  });

  describe('npm run evaluations', () => {
    it('counts verdicts by task type with intervals, and lists unfair scores without names or answers', async () => {
      // The database is shared with other tests: only this task's verdicts are counted here.
      await world().db.orm.delete(evaluation);
      expect(await run()).toEqual({ isDone: true, lines: ['No verdicts.'] });
      const learner = await world().newLearner();
      const { username } = (await learner.call('GET', '/api/profile')).json();
      const ids = [];
      for (let i = 0; i < 4; i += 1) ids.push(await answerOf(learner));
      const [first = '', second = '', third = '', fourth = ''] = ids;
      await sendOps(
        learner,
        say(first, { comment: 'Five\u001B[31m of them.' }),
        say(second, { verdict: 'FAIR', comment: null }),
        say(third, { verdict: 'FAIR' }),
        say(fourth, { verdict: null }),
      );
      const { isDone, lines } = await run();
      expect(isDone).toBe(true);
      expect(lines[1]).toBe(
        'MCS_R   3 in all: 2 yes (67 %, 21 to 94), 0 too high (0 %, 0 to 56), 1 too low (33 %, 6 to 79)',
      );
      expect(lines[3]).toBe('Found unfair, the newest first:');
      expect(lines[4]).toMatch(
        new RegExp(
          `^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ  ${first}  MCS_R  too low, 4 to 6 of 15 \\(writing@2026-11-25, device\\): Five \\[31m of them\\.$`,
        ),
      );
      expect(lines).toHaveLength(5);
      for (const secret of [username, 'Byron', learner.subject])
        expect(lines.join('\n')).not.toContain(secret);
      expect(await run('MCS_R')).toEqual({ isDone, lines });
      expect(await run('WE')).toEqual({ isDone: true, lines: ['No verdicts.'] });
      for (const args of [['XX'], ['WE', 'RA'], ['']])
        expect(await run(...args)).toEqual({ isDone: false, lines: [usage] });
    });
  });
}
