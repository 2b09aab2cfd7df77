import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { runModeration, usage } from '#tools/moderate/run-moderation.ts';
import { describe, expect, it } from 'vitest';
import { examMemory, learner as learnerTable } from '#server/db/schema.ts';
import { choiceAnswer, type ApiWorld, type Learner } from '#tests/support/api-world.ts';

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
      await rememberExam(learner, 15002, new Date(Date.now() - 20 * 86_400_000));
      expect(await ids(learner, 'prediction=true')).toEqual([15001, 15002]);
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
      const dayMs = 86_400_000;
      await rememberExam(first, 15003, new Date());
      await rememberExam(first, 15003, new Date());
      await rememberExam(second, 15003, new Date(Date.now() - 20 * dayMs));
      expect(await counts()).toEqual({ practiceId: 15003, count: 2, weekly: null, monthly: null });
      await world()
        .db.orm.update(learnerTable)
        .set({ status: 'PREMIUM' })
        .where(eq(learnerTable.subject, first.subject));
      expect(await counts()).toEqual({ practiceId: 15003, count: 2, weekly: 1, monthly: 2 });
    });

    it('shows the operator reports and comments, and hides one', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const headers = { 'idempotency-key': randomUUID() };
      const description = 'Key is\u001B[31m wrong';
      await author.call('POST', '/api/reports', { payload: { practiceId: 15001, description }, headers });
      const comment = { practiceId: 15001, comment: 'Rude words', images: [] };
      const key = randomUUID();
      await author.call('POST', '/api/comments', { payload: comment, headers: { 'idempotency-key': key } });
      const run = (...args: string[]) => runModeration(world().db, args);
      const reports = (await run('reports')).lines.find((line) => line.includes('question 15001'));
      expect(reports).toContain('Key is [31m wrong');
      expect((await run('comments')).lines.some((line) => line.includes(key))).toBe(true);
      expect(await run('hide', key)).toEqual({ isDone: true, lines: ['Hidden.'] });
      const seen = await reader.call('GET', '/api/comments?practiceId=15001');
      expect(seen.json()).toMatchObject({ page: { totalElements: 0 } });
      expect(await run('show', key)).toEqual({ isDone: true, lines: ['Shown again.'] });
      expect(await run('hide', randomUUID())).toMatchObject({ isDone: false });
      expect((await run('hide', "'; drop table comment")).isDone).toBe(false);
      expect(await run()).toEqual({ isDone: false, lines: [usage] });
    });
  });
}
