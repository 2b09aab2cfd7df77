import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { runModeration, usage } from '#tools/moderate/run-moderation.ts';
import { runPremium, usage as premiumUsage } from '#tools/premium/run-premium.ts';
import { describe, expect, it } from 'vitest';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { examMemory } from '#server/db/schema/practices.ts';
import { dayMs } from '#contract/days.ts';
import { endPremiumPlans } from '#server/store/learner-status.ts';
import { choiceAnswer, storeImage, type ApiWorld, type Learner } from '#tests/support/api-world.ts';

const base = '/api/reading/multipleChoiceSingleAnswer';

export function listTests(world: () => ApiWorld): void {
  const list = async (learner: Learner, query = '') => {
    const answer = await learner.call('GET', `${base}?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return answer.json() as {
      _embedded: { practiceDtoList: { id: number }[] };
      page: { totalElements: number };
    };
  };
  const ids = async (learner: Learner, query = '') =>
    (await list(learner, query))._embedded.practiceDtoList.map((row) => row.id);
  /** Told now of an exam on a day. */
  const rememberExam = async (learner: Learner, practiceId: number, examDay: Date) => {
    const { id: learnerId } = (await learner.call('GET', '/api/profile')).json();
    const examDate = examDay.toISOString().slice(0, 10);
    const memory = { id: randomUUID(), learnerId, practiceId, createdAt: new Date(), examDate };
    await world()
      .db.orm.insert(examMemory)
      .values({ ...memory, country: 'AU', pteType: 'CORE', description: '' });
  };

  describe('question lists', () => {
    it('filters by title, level, mark and practice status, sorts and pages', async () => {
      const learner = await world().newLearner();
      await learner.call('POST', `${base}/15003`, { payload: choiceAnswer(['b']) });
      await learner.call('POST', '/api/bookmarks', { payload: { practiceId: 15002, type: 'HARD' } });
      expect(await ids(learner)).toEqual([15001, 15002, 15003]);
      expect(await ids(learner, 'title=elan')).toEqual([15001]);
      expect(await ids(learner, 'complexities=EASY,AVERAGE&sort=id:desc')).toEqual([15003, 15001]);
      expect(await ids(learner, 'bookmarkTypes=HARD&bookmarkTypes=EASY')).toEqual([15002]);
      expect(await ids(learner, 'practiceStatus=PRACTICED')).toEqual([15003]);
      expect(await ids(learner, 'practiceStatus=NOT_PRACTICED&sort=title:asc')).toEqual([15002, 15001]);
      expect(await ids(learner, 'sort=practice:desc')).toEqual([15003, 15001, 15002]);
      const page = await list(learner, 'size=2&page=1');
      expect(page).toMatchObject({
        _embedded: { practiceDtoList: [{ id: 15003, practiceCount: 1, bookmarkType: 'UNMARK' }] },
        page: { size: 2, number: 1, totalElements: 3, totalPages: 2 },
      });
    });

    it('opens the n-th practice of the filtered list, and one by its id', async () => {
      const learner = await world().newLearner();
      const nth = await learner.call('GET', `${base}/1?sort=id:desc`);
      expect(nth.json()).toMatchObject({ practiceId: 15002, practiceType: 'MCS_R', answer: 'Option b' });
      expect((await learner.call('GET', `${base}/practice/15002`)).json()).toEqual(nth.json());
      expect((await learner.call('GET', `${base}/3`)).statusCode).toBe(404);
      expect((await learner.call('GET', `${base}/practice/1001`)).statusCode).toBe(404);
    });

    it('answers an empty page for a task without practices', async () => {
      const learner = await world().newLearner();
      const answer = await learner.call('GET', '/api/listening/selectMissingWord');
      expect(answer.json()).toMatchObject({ _embedded: { practiceDtoList: [] }, page: { totalElements: 0 } });
    });

    it('counts exam memories, and keeps the weekly prediction for premium learners', async () => {
      const learner = await world().newLearner();
      await rememberExam(learner, 15001, new Date());
      await rememberExam(learner, 15002, new Date(Date.now() - 20 * dayMs));
      await rememberExam(learner, 15003, new Date(Date.now() - 365 * dayMs));
      expect(await ids(learner, 'prediction=true')).toEqual([15001, 15002, 15003]);
      const { _embedded } = await list(learner, 'sort=prediction:desc');
      expect(_embedded.practiceDtoList).toMatchObject([
        { id: 15001, predictionCount: 1 },
        { id: 15002, predictionCount: 1 },
        { id: 15003, predictionCount: 0 },
      ]);
      const refused = await learner.call('GET', `${base}?predictionType=WEEKLY`);
      expect(refused.json()).toMatchObject({ status: 403, code: 'PREMIUM_REQUIRED' });
      await world()
        .db.orm.update(learnerTable)
        .set({ status: 'PREMIUM' })
        .where(eq(learnerTable.subject, learner.subject));
      expect(await ids(learner, 'predictionType=WEEKLY')).toEqual([15001]);
      expect(await ids(learner, 'predictionType=MONTHLY&sort=id:desc')).toEqual([15002, 15001]);
    });

    it('tells devices the counts, each learner once, without weeks and months to a free plan', async () => {
      const [first, second] = [await world().newLearner(), await world().newLearner()];
      const counts = async () => {
        const { predictionList } = (await first.call('GET', '/api/predictions')).json<{
          predictionList: {
            practiceId: number;
            count: number;
            weekly: number | null;
            monthly: number | null;
          }[];
        }>();
        return predictionList.find(({ practiceId }) => practiceId === 15003);
      };
      const before = (await counts())?.count ?? 0;
      await rememberExam(first, 15003, new Date());
      await rememberExam(first, 15003, new Date());
      await rememberExam(second, 15003, new Date(Date.now() - 20 * dayMs));
      const third = await world().newLearner();
      await rememberExam(third, 15003, new Date(Date.now() - 365 * dayMs));
      const lastDay = new Date().toISOString().slice(0, 10);
      const told = { practiceId: 15003, count: before + 3, recent: 2, lastDay };
      expect(await counts()).toEqual({ ...told, weekly: null, monthly: null });
      await world()
        .db.orm.update(learnerTable)
        .set({ status: 'PREMIUM' })
        .where(eq(learnerTable.subject, first.subject));
      expect(await counts()).toEqual({ ...told, weekly: 1, monthly: 2 });
    });

    it('shows the operator reports and comments, and hides one', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const headers = { 'idempotency-key': randomUUID() };
      const description = 'Key is\u001B[31m wrong';
      await author.call('POST', '/api/reports', { payload: { practiceId: 15001, description }, headers });
      const comment = { practiceId: 15001, comment: 'Rude words', images: [] };
      const key = randomUUID();
      await author.call('POST', '/api/comments', { payload: comment, headers: { 'idempotency-key': key } });
      const run = (...args: string[]) => runModeration(world(), args);
      const reports = (await run('reports')).lines.find((line) => line.includes('question 15001'));
      expect(reports).toContain('Key is [31m wrong');
      await reader.call('POST', '/api/reports', {
        payload: { practiceId: 15001, description: 'Unkind', commentId: key },
        headers: { 'idempotency-key': randomUUID() },
      });
      const aboutComment = async () => {
        const { lines } = await run('reports');
        return lines[lines.findIndex((line) => line.endsWith('Unkind')) + 1];
      };
      expect(await aboutComment()).toBe(`    about comment ${key}: Rude words`);
      expect((await run('comments')).lines.some((line) => line.includes(key))).toBe(true);
      expect(await run('hide', key)).toEqual({ isDone: true, lines: ['Hidden.'] });
      const seen = await reader.call('GET', '/api/comments?practiceId=15001');
      expect(seen.json()).toMatchObject({ page: { totalElements: 0 } });
      expect(await aboutComment()).toBe(`    about comment ${key}, hidden: Rude words`);
      expect(await run('show', key)).toEqual({ isDone: true, lines: ['Shown again.'] });
      expect(await run('hide', randomUUID())).toMatchObject({ isDone: false });
      expect((await run('hide', "'; drop table comment")).isDone).toBe(false);
      expect(await run()).toEqual({ isDone: false, lines: [usage] });
    });

    it('shows the operator the words of exam memories and the pictures of comments', async () => {
      const author = await world().newLearner();
      const { bytes, sha256 } = await storeImage(author);
      const [withPicture, memory] = [randomUUID(), randomUUID()];
      await author.call('POST', '/api/comments', {
        payload: { practiceId: 15001, comment: 'Look', images: [sha256] },
        headers: { 'idempotency-key': withPicture },
      });
      const exam = { practiceId: 15001, date: '2026-10-01', country: 'AU', pteType: 'CORE' };
      await author.call('POST', '/api/exam-memories', {
        payload: { ...exam, description: 'Rude memory' },
        headers: { 'idempotency-key': memory },
      });
      const run = (...args: string[]) => runModeration(world(), args);
      const lineWith = async (id: string) => (await run('comments')).lines.find((line) => line.includes(id));
      expect(await lineWith(withPicture)).toMatch(/: Look \(pictures: 1\)$/);
      expect(await lineWith(memory)).toMatch(/: \(exam memory of 2026-10-01, AU\) Rude memory$/);
      const folder = mkdtempSync(join(tmpdir(), 'passage-pictures-'));
      const [path = ''] = (await run('pictures', withPicture, folder)).lines;
      expect(path).toBe(join(folder, `${sha256}.png`));
      expect(readFileSync(path)).toEqual(bytes);
      expect(await run('pictures', memory, folder)).toEqual({ isDone: true, lines: ['It has no pictures.'] });
      expect((await run('pictures', randomUUID(), folder)).isDone).toBe(false);
      expect((await run('pictures', withPicture)).isDone).toBe(false);
      expect(await run('hide', memory)).toEqual({ isDone: true, lines: ['Hidden.'] });
      expect(await lineWith(memory)).toBeUndefined();
    });
  });

  describe('Premium by the operator', () => {
    const run = (...args: string[]) => runPremium(world().db, args);

    it('lifts what the free plan veils, tells every device, and can be taken back', async () => {
      const learner = await world().newLearner();
      const { username, version } = (await learner.call('GET', '/api/profile')).json();
      const predicted = `${base}?predictionType=WEEKLY`;
      expect((await learner.call('GET', predicted)).statusCode).toBe(403);
      expect(await run('grant', username)).toEqual({ isDone: true, lines: [`${username} has Premium now.`] });
      expect((await learner.call('GET', predicted)).statusCode).toBe(200);
      const { changes } = (await learner.call('GET', '/api/sync/changes')).json();
      expect(changes).toMatchObject([
        { kind: 'profile', version: version + 1, value: { status: 'PREMIUM' } },
      ]);
      expect((await learner.call('GET', '/api/settings/remaining')).json()).toMatchObject({
        status: 'PREMIUM',
        remaining: null,
      });
      // Done already: no other version.
      expect((await run('grant', username)).isDone).toBe(true);
      expect((await run('list')).lines.some((line) => line.endsWith(username))).toBe(true);
      expect(await run('revoke', username)).toEqual({
        isDone: true,
        lines: [`${username} has the free plan now.`],
      });
      expect((await learner.call('GET', '/api/profile')).json()).toMatchObject({
        status: 'TRIAL',
        version: version + 2,
      });
      expect(await run('grant', "'; drop table learner")).toMatchObject({ isDone: false });
      expect(await run()).toEqual({ isDone: false, lines: [premiumUsage] });
    });

    it('can have an end: the profile names it, and after it the learner is on the free plan', async () => {
      const learner = await world().newLearner();
      const profile = async () => (await learner.call('GET', '/api/profile')).json();
      const { username, version } = await profile();
      const now = Date.now();
      const grant = (days: string, at: number) =>
        runPremium(world().db, ['grant', username, '--days', days], new Date(at));
      const { lines } = await grant('30', now);
      expect(lines[0]).toMatch(/ has Premium now, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/);
      const premiumUntil = new Date(now + 30 * dayMs).toISOString();
      expect(await profile()).toMatchObject({ status: 'PREMIUM', premiumUntil, version: version + 1 });
      const { lines: listed } = await runPremium(world().db, ['list']);
      expect(listed.find((line) => line.includes(username))).toContain(premiumUntil.slice(0, 10));
      for (const days of ['0', '-1', '1.5', 'x', '99999'])
        expect(await grant(days, now)).toEqual({ isDone: false, lines: [premiumUsage] });
      // Given for a day, two days ago.
      await grant('1', now - 2 * dayMs);
      expect((await learner.call('GET', `${base}?predictionType=WEEKLY`)).statusCode).toBe(403);
      expect(await profile()).toMatchObject({ status: 'TRIAL', premiumUntil: null, version: version + 3 });
      const { changes } = (await learner.call('GET', '/api/sync/changes')).json();
      expect(changes).toMatchObject([{ kind: 'profile', value: { status: 'TRIAL', premiumUntil: null } }]);
      await run('grant', username);
      expect(await profile()).toMatchObject({ status: 'PREMIUM', premiumUntil: null });
    });

    it('that has run out is ended also for who does not come, and one that runs goes on', async () => {
      const [gone, here] = [await world().newLearner(), await world().newLearner()];
      const idOf = async (learner: Learner): Promise<string> =>
        (await learner.call('GET', '/api/profile')).json().id;
      await runPremium(
        world().db,
        ['grant', await idOf(gone), '--days', '1'],
        new Date(Date.now() - 2 * dayMs),
      );
      await runPremium(world().db, ['grant', await idOf(here), '--days', '1']);
      await endPremiumPlans(world().db, new Date());
      const statusOf = async ({ subject }: Learner) => {
        const [row] = await world()
          .db.orm.select()
          .from(learnerTable)
          .where(eq(learnerTable.subject, subject));
        return row?.status;
      };
      expect([await statusOf(gone), await statusOf(here)]).toEqual(['TRIAL', 'PREMIUM']);
    });
  });
}
