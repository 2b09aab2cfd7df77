import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PracticeSession } from '#contract/entities/practice-session.ts';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { addDays } from '#domain/goals/exam-day.ts';
import { planTheDay, type DayPlanInput } from '#domain/plan/day-plan.ts';
import { choiceAnswer, op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { mostSessions } from '#server/store/sessions.ts';
import { runPremium } from '#tools/premium/run-premium.ts';
import { expectProblem } from './bad-input.ts';
import { level, outcomes, practiceSession, pullAll, scoreReport, sendOps } from './sync-kinds.ts';

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

    it('a wish that names its fields leaves the others as they are, and is whole where nothing is there', async () => {
      const learner = await world().newLearner();
      const targetOp = (wish: object, baseVersion: number | null) =>
        op('target.set', { ...wanted, ...wish }, { baseVersion });
      const [made] = await sendOps(learner, targetOp({ overall: 79, changed: ['overall'] }, null));
      expect(made).toMatchObject({ change: { version: 1, value: { ...wanted, overall: 79 } } });
      const [, stale] = await sendOps(
        learner,
        targetOp({ examDate: '2027-06-01', changed: ['examDate'] }, 1),
        targetOp({ reading: 70, changed: ['reading'] }, 1),
      );
      expect(stale).toMatchObject({ error: { code: 'VERSION_CONFLICT' }, current: { version: 2 } });
      const [both, nothing] = await sendOps(
        learner,
        targetOp({ reading: 70, changed: ['reading'] }, 2),
        targetOp({ overall: 30, changed: [] }, 3),
      );
      const value = { ...wanted, overall: 79, examDate: '2027-06-01', reading: 70 };
      for (const result of [both, nothing]) expect(result).toMatchObject({ change: { version: 3, value } });
      const reportId = randomUUID();
      const reportOp = (wish: object, changed: string[], baseVersion: number | null) =>
        op(
          'scoreReport.set',
          { reportId, report: { ...scoreReport(50), ...wish }, changed },
          { baseVersion },
        );
      const [, , report] = await sendOps(
        learner,
        reportOp({}, [], null),
        reportOp({ date: '2026-10-02' }, ['date'], 1),
        reportOp({ writing: 70 }, ['writing'], 2),
      );
      expect(report).toMatchObject({ change: { version: 3, value: { date: '2026-10-02', writing: 70 } } });
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

  const premiumLearner = async () => {
    const learner = await world().newLearner();
    const { id } = (await learner.call('GET', '/api/profile')).json();
    await runPremium(world().db, ['grant', id]);
    return learner;
  };

  describe('the study plan', () => {
    it('is for premium learners: on the free plan the wizard is kept, and nothing is told of a plan', async () => {
      const learner = await world().newLearner();
      const kept = await learner.call('PUT', '/api/settings/level', { payload: level });
      expect([kept.statusCode, kept.json()]).toMatchObject([
        200,
        { id: 0, dailyPracticeSpeaking: null, speakingReadAloud: null },
      ]);
      expectProblem(await learner.call('GET', '/api/summary/studyPlan'), 403, 'PREMIUM_REQUIRED');
      const { id } = (await learner.call('GET', '/api/profile')).json();
      await runPremium(world().db, ['grant', id]);
      expect((await learner.call('GET', '/api/summary/studyPlan')).json()).toMatchObject({ id: 1 });
    });

    it('is none at first, and then has the tasks of the exam that the bank has practices for', async () => {
      const learner = await premiumLearner();
      const none = (await learner.call('GET', '/api/summary/studyPlan')).json();
      expect(none).toMatchObject({ id: 0, dailyPracticeSpeaking: null, speakingReadAloud: null });
      const plan = await learner.call('PUT', '/api/settings/level', { payload: level });
      expect([plan.statusCode, plan.json()]).toMatchObject([200, { id: 1, speakingRepeatSentence: null }]);
      const { speakingReadAloud, dailyPracticeSpeaking } = plan.json();
      expect(speakingReadAloud).toBeGreaterThan(0);
      expect(dailyPracticeSpeaking).toBe(speakingReadAloud);
      expect((await learner.call('GET', '/api/summary/studyPlan')).json()).toEqual(plan.json());
      const more = { ...level, dailyPractice: 'MORE_THAN_4' };
      const longer = (await learner.call('PUT', '/api/settings/level', { payload: more })).json();
      expect(longer.speakingReadAloud).toBeGreaterThan(speakingReadAloud);
      expect(longer.writingWriteEssay).toBeGreaterThan(0);
      await learner.call('PATCH', '/api/profile', { payload: { pteType: 'CORE' } });
      expect((await learner.call('GET', '/api/summary/studyPlan')).json()).toMatchObject({
        writingWriteEssay: null,
      });
    });

    it('is the plan that a device makes of the same rows', async () => {
      const learner = await premiumLearner();
      const told = { ...level, speaking: 80, writing: 78, reading: 34, listening: 71, overall: 66 };
      await learner.call('PUT', '/api/settings/level', { payload: told });
      const goal = {
        listening: 50,
        reading: 90,
        writing: 50,
        speaking: 50,
        overall: 60,
        examDate: '2099-01-01',
        language: 'EN',
      };
      await sendOps(learner, op('target.set', goal));
      const plan = (await learner.call('GET', '/api/summary/studyPlan')).json();
      const here = taskTypes.filter((task) => world().bank.items.some(({ taskType }) => taskType === task));
      const known: DayPlanInput = {
        pteType: 'ACADEMIC',
        studySeconds: 7_200,
        tasks: new Set(here),
        target: goal,
        level: told,
        today: new Date().toISOString().slice(0, 10),
        estimates: estimate('ACADEMIC', new Map()),
      };
      const own = planTheDay(known);
      const reading = own.filter(({ taskType }) => taskAddresses[taskType].section === 'reading');
      expect(plan.dailyPracticeReading).toBe(reading.reduce((sum, { items }) => sum + items, 0));
      expect(plan.speakingReadAloud).toBe(own.find(({ taskType }) => taskType === 'RA')?.items ?? null);
      const untold = planTheDay({ ...known, level: null });
      expect(untold.map(({ items }) => items)).not.toEqual(own.map(({ items }) => items));
    });

    it('is of the day that the device names, and of the day in UTC for one that names none', async () => {
      const learner = await premiumLearner();
      const levelOf = (query = '') =>
        learner.call('PUT', `/api/settings/level${query}`, {
          payload: { ...level, dailyPractice: 'MORE_THAN_4' },
        });
      const planOf = async (dayStart?: string) => {
        const query = dayStart === undefined ? '' : `?dayStart=${encodeURIComponent(dayStart)}`;
        return (await learner.call('GET', `/api/summary/studyPlan${query}`)).json();
      };
      await levelOf();
      // An exam on the 24th: on its eve there is a plan for a whole day, on the day itself for a quarter of one.
      const goal = { ...scores, examDate: '2030-11-24', language: 'EN' };
      await sendOps(learner, op('target.set', goal));
      const eve = await planOf('2030-11-23T00:00:00+05:30');
      const exam = await planOf('2030-11-24T00:00:00+05:30');
      expect(exam.dailyPracticeSpeaking).toBeLessThan(eve.dailyPracticeSpeaking);
      // One and the same instant, on two calendars.
      expect(await planOf('2030-11-24T00:00:00+13:00')).toEqual(exam);
      expect(await planOf('2030-11-23T00:00:00-11:00')).toEqual(eve);
      const put = await levelOf(`?dayStart=${encodeURIComponent('2030-11-24T00:00:00+13:00')}`);
      expect(put.json()).toEqual({ ...exam, id: put.json().id });
      const utc = new Date().toISOString().slice(0, 10);
      expect(await planOf()).toEqual(await planOf(`${utc}T00:00:00Z`));
    });

    it('looks at answers from before the day of the device', async () => {
      const learner = await premiumLearner();
      await learner.call('PUT', '/api/settings/level', { payload: level });
      const plan = async (dayStart: string) =>
        (await learner.call('GET', `/api/summary/studyPlan?dayStart=${encodeURIComponent(dayStart)}`)).json();
      const day = new Date().toISOString().slice(0, 10);
      const [early, late] = [`${day}T00:00:00+14:00`, `${addDays(day, 1)}T00:00:00Z`];
      const [before, after] = [await plan(early), await plan(late)];
      for (const id of [15001, 15002, 15001, 15002])
        await learner.call('POST', `/api/reading/multipleChoiceSingleAnswer/${id}`, {
          payload: choiceAnswer(['b']),
        });
      expect(await plan(early)).toEqual(before);
      expect(await plan(late)).not.toEqual(after);
    });

    it('refuses a day that is none', async () => {
      const learner = await premiumLearner();
      for (const dayStart of ['2030-11-23', '2030-02-30T00:00:00Z', 'today']) {
        const answer = await learner.call('GET', `/api/summary/studyPlan?dayStart=${dayStart}`);
        expect(expectProblem(answer, 400, 'VALIDATION').errors[0]?.field).toBe('dayStart');
      }
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
  describe('a practice session', () => {
    it('what devices know of a session is joined, whatever version they saw; its start cannot be in the future', async () => {
      const learner = await world().newLearner();
      const id = randomUUID();
      const [one, two] = [randomUUID(), randomUUID()];
      const told = (more: Partial<PracticeSession>, baseVersion: number | null) =>
        op('session.set', practiceSession(id, more), { baseVersion });
      const answer = (answerId: string) => ({ answers: [{ practiceId: 15001, answerId }] });
      const [made] = await sendOps(
        learner,
        told({ startedAt: Date.now() + 86_400_000, ...answer(one) }, null),
      );
      const startedAt = (value: unknown) => (value as PracticeSession).startedAt;
      const start = made?.outcome === 'applied' ? startedAt(made.change?.value) : Infinity;
      expect(start).toBeLessThanOrEqual(Date.now());
      const [joined, known] = await sendOps(
        learner,
        told({ ...answer(two), skipped: [15002], mode: 'EXAM' }, null),
        told({ ...answer(one), mode: 'PRACTICE' }, 99),
      );
      const change = {
        version: 2,
        value: {
          startedAt: start,
          skipped: [15002],
          mode: 'EXAM',
          answers: [one, two].map((answerId) => ({ practiceId: 15001, answerId })),
        },
      };
      expect([joined, known]).toMatchObject([
        { outcome: 'applied', change },
        { outcome: 'applied', change },
      ]);
    });

    it('makes room: past the fiftieth the one that was longest left alone goes, and can be brought back', async () => {
      const learner = await world().newLearner();
      const ids = Array.from({ length: mostSessions }, () => randomUUID());
      const set = (id: string, more: Partial<PracticeSession> = {}) =>
        op('session.set', practiceSession(id, more));
      const [first = '', second = ''] = ids;
      const sent = await sendOps(learner, ...ids.map((id) => set(id)));
      expect(outcomes(sent)).toEqual(ids.map(() => 'applied'));
      // The first is walked on: now the second is the one that was left alone.
      await sendOps(learner, set(first, { skipped: [15002] }), set(randomUUID()));
      const sessions = async () =>
        (await pullAll(learner, '&kinds=session')).changes.map(({ key, deleted }) => [key, deleted]);
      const all = new Map((await sessions()) as [string, boolean][]);
      expect(all.size).toBe(mostSessions + 1);
      expect([...all].filter(([, isGone]) => isGone)).toEqual([[second, true]]);
      // A device that was away has all of it, and gives it back.
      const [back] = await sendOps(learner, set(second, { skipped: [15001] }));
      expect(back).toMatchObject({ outcome: 'applied', change: { deleted: false, version: 3 } });
      const later = new Map((await sessions()) as [string, boolean][]);
      expect(later.get(second)).toBe(false);
      expect([...later.values()].filter((isGone) => !isGone)).toHaveLength(mostSessions);
    });
  });
}
