import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { choiceAnswer, op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { level, sendOps } from './sync-kinds.ts';

const scores = { listening: 65, reading: 65, writing: 65, speaking: 65, overall: 65 };
const wanted = { ...scores, examDate: '2027-03-01', language: 'FA' };

export function progressTests(world: () => ApiWorld): void {
  const put = (learner: Learner, payload: object, headers: Record<string, string> = {}) =>
    learner.call('PUT', '/api/settings/target', { payload, headers });

  describe('the score target', () => {
    it('has version 0 until it is set, and is changed by who saw the last version', async () => {
      const learner = await world().newLearner();
      const none = (await learner.call('GET', '/api/settings/target')).json();
      expect(none).toMatchObject({ version: 0, examDate: null, language: 'EN', overall: 10 });
      expect((await put(learner, { ...wanted, version: 0 })).json()).toEqual({ ...wanted, version: 1 });
      const unseen = await put(learner, { ...wanted, overall: 50, version: 0 });
      expectProblem(unseen, 409, 'VERSION_CONFLICT');
      const next = await put(learner, { ...wanted, overall: 79, version: 1 });
      expect(next.json()).toMatchObject({ overall: 79, version: 2 });
      for (const version of [0, 1])
        expectProblem(await put(learner, { ...wanted, overall: 50, version }), 409, 'VERSION_CONFLICT');
      expect((await learner.call('GET', '/api/settings/target')).json()).toEqual(next.json());
    });

    it('has one effect under one key, sent alone or in a batch', async () => {
      const learner = await world().newLearner();
      const opId = randomUUID();
      await sendOps(learner, op('target.set', wanted, { opId }));
      const headers = { 'idempotency-key': opId };
      expect((await put(learner, { ...wanted, version: 7 }, headers)).json()).toEqual({
        ...wanted,
        version: 1,
      });
      const other = await put(learner, { ...wanted, overall: 30, version: 1 }, headers);
      expectProblem(other, 422, 'IDEMPOTENCY_MISMATCH');
    });

    it('refuses scores that the exam does not give, and no date', async () => {
      const learner = await world().newLearner();
      const fields = async (payload: object) =>
        expectProblem(await put(learner, payload), 400, 'VALIDATION').errors.map((error) => error.field);
      expect(await fields({ ...wanted, overall: 91, reading: 9, version: 0 })).toEqual([
        'reading',
        'overall',
      ]);
      expect(await fields({ ...scores, language: 'fa', version: 0 })).toEqual(['examDate', 'language']);
      expect(await fields({ ...wanted, examDate: '2027-13-01', version: -1 })).toEqual([
        'examDate',
        'version',
      ]);
    });
  });

  describe('the study plan', () => {
    it('is none at first, and then has the tasks of the exam that the bank has practices for', async () => {
      const learner = await world().newLearner();
      const none = (await learner.call('GET', '/api/summary/studyPlan')).json();
      expect(none).toMatchObject({ id: 0, dailyPracticeSpeaking: null, speakingReadAloud: null });
      const plan = await learner.call('PUT', '/api/settings/level', { payload: level });
      expect([plan.statusCode, plan.json()]).toMatchObject([200, { id: 1, speakingRepeatSentence: null }]);
      const { speakingReadAloud, writingWriteEssay, dailyPracticeSpeaking } = plan.json();
      expect(speakingReadAloud).toBeGreaterThan(0);
      expect(writingWriteEssay).toBeGreaterThan(0);
      expect(dailyPracticeSpeaking).toBe(speakingReadAloud);
      expect((await learner.call('GET', '/api/summary/studyPlan')).json()).toEqual(plan.json());
      const more = { ...level, dailyPractice: 'MORE_THAN_4' };
      const longer = (await learner.call('PUT', '/api/settings/level', { payload: more })).json();
      expect(longer.speakingReadAloud).toBeGreaterThan(speakingReadAloud);
      await learner.call('PATCH', '/api/profile', { payload: { pteType: 'CORE' } });
      expect((await learner.call('GET', '/api/summary/studyPlan')).json()).toMatchObject({
        writingWriteEssay: null,
      });
    });

    it('refuses answers that the wizard cannot give', async () => {
      const learner = await world().newLearner();
      const fields = async (payload: object) =>
        expectProblem(
          await learner.call('PUT', '/api/settings/level', { payload }),
          400,
          'VALIDATION',
        ).errors.map((error) => error.field);
      expect((await fields({})).slice(0, 2)).toEqual(['englishLevel', 'dailyPractice']);
      expect(await fields({ ...level, englishLevel: 'D1', overall: 5, readingLevel: 3 })).toEqual([
        'englishLevel',
        'overall',
        'readingLevel',
      ]);
    });
  });

  describe('statistics', () => {
    it('count practised practices of the exam by section, and answers by month', async () => {
      const learner = await world().newLearner();
      const before = (await learner.call('GET', '/api/summary/statistics')).json();
      expect(before).toMatchObject({ readingCount: 0, readingTotal: 4, writingTotal: 1, speakingTotal: 1 });
      expect(before.practiceMonths).toHaveLength(12);
      for (const id of [15001, 15001, 15002])
        await learner.call('POST', `/api/reading/multipleChoiceSingleAnswer/${id}`, {
          payload: choiceAnswer(['b']),
        });
      const after = (await learner.call('GET', '/api/summary/statistics')).json();
      expect(after).toMatchObject({ readingCount: 2, listeningCount: 0, listeningTotal: 1 });
      const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date());
      expect(after.practiceMonths.at(-1)).toEqual({ month: month.toUpperCase(), count: 3 });
      await learner.call('PATCH', '/api/profile', { payload: { pteType: 'CORE' } });
      expect((await learner.call('GET', '/api/summary/statistics')).json()).toMatchObject({
        writingTotal: 0,
      });
    });
  });
}
