import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { scoringJob } from '#server/db/schema/answers.ts';
import { storeAssessment } from '#server/store/assessments.ts';
import { claimJob } from '#server/store/scoring-jobs.ts';
import { choiceAnswer, op, storeRecording, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { sendOps } from './sync-kinds.ts';

const base = '/api/reading/multipleChoiceSingleAnswer';
const listName = 'rMultipleChoiceSingleAnswerScoredAnswerDtoList';
const rowsOf = (answer: { json(): { _embedded: Record<string, unknown[]> } }, name = listName) =>
  answer.json()._embedded[name] as { id: string; scorePercentage: number | null; pteType: string }[];

/** What older apps measure of a recording. */
const measured = {
  durationMs: 2_000,
  speechMs: 1_500,
  leadingSilenceMs: 0,
  pauses: [],
  peakDbfs: -3,
  speechDbfs: -20,
  clippedShare: 0,
};

export function answerTests(world: () => ApiWorld): void {
  const submit = (learner: Learner, chosen: string, headers: Record<string, string> = {}, id = 15001) =>
    learner.call('POST', `${base}/${id}`, { payload: choiceAnswer([chosen]), headers });

  describe('answers', () => {
    it('scores and stores an answer and lists it to its author', async () => {
      const learner = await world().newLearner();
      const right = await submit(learner, 'b');
      expect(right.statusCode).toBe(201);
      expect(right.json()).toMatchObject({
        practiceId: 15001,
        taskType: 'MCS_R',
        scorePercentage: 100,
        premium: false,
      });
      await submit(learner, 'a');
      const mine = await learner.call('GET', `${base}/15001/answers?sort=answer.scorePercentage:desc`);
      expect(rowsOf(mine).map((row) => row.scorePercentage)).toEqual([100, 0]);
      expect(mine.json().page).toEqual({ size: 10, number: 0, totalElements: 2, totalPages: 1 });
    });

    it('says around a score what its screen shows, and the link only while the answer is shared', async () => {
      const learner = await world().newLearner();
      const handedIn = (await submit(learner, 'b')).json();
      const listed = async () => {
        const answer = await learner.call('GET', `${base}/15001/answers`);
        return answer.json()._embedded[listName][0];
      };
      expect(handedIn).toMatchObject({
        answers: ['b'],
        scores: { L: null, W: null, R: { score: 1, max: 1 }, S: null },
        display: { reading: { score: 1, max: 1 }, timeTaken: handedIn.duration, shareLink: null },
      });
      expect(await listed()).toEqual(handedIn);
      const { id } = handedIn;
      await sendOps(learner, op('share.set', { answerId: id, shared: true }));
      const link = `/share/reading/multipleChoiceSingleAnswer/${id}`;
      expect((await listed()).display.shareLink).toBe(link);
      const visit = await world().app.inject({ url: `/api${link}` });
      expect(visit.json()).toMatchObject({ answers: ['b'], display: { shareLink: link } });
    });

    it('stores an answer once, however often it is sent under its key', async () => {
      const learner = await world().newLearner();
      const key = { 'idempotency-key': randomUUID() };
      const sent = await Promise.all([
        submit(learner, 'b', key),
        submit(learner, 'b', key),
        submit(learner, 'b', key),
      ]);
      expect(sent.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
      expect(new Set(sent.map((answer) => answer.body)).size).toBe(1);
      expect(rowsOf(await learner.call('GET', `${base}/15001/answers`))).toHaveLength(1);
    });

    it('refuses a key that stood for something else, and leaves the first effect alone', async () => {
      const learner = await world().newLearner();
      const key = { 'idempotency-key': randomUUID() };
      await submit(learner, 'b', key);
      expect((await submit(learner, 'a', key)).json()).toMatchObject({
        status: 422,
        code: 'IDEMPOTENCY_MISMATCH',
      });
      expect(rowsOf(await learner.call('GET', `${base}/15001/answers`))).toHaveLength(1);
    });

    it('keeps a key free when the call under it failed', async () => {
      const learner = await world().newLearner();
      const key = { 'idempotency-key': randomUUID() };
      expect((await submit(learner, 'zz', key)).statusCode).toBe(400);
      expect((await submit(learner, 'b', key)).statusCode).toBe(201);
    });

    it('lets two learners use the same key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const [one, two] = [await world().newLearner(), await world().newLearner()];
      const answers = [
        await one.call('POST', '/api/bookmarks', {
          payload: { practiceId: 15001, type: 'EASY' },
          headers: key,
        }),
        await two.call('POST', '/api/bookmarks', {
          payload: { practiceId: 15002, type: 'HARD' },
          headers: key,
        }),
      ];
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    });

    it('shows others an answer with its recording for as long as its author shares it', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { sha256, value } = await storeRecording(author);
      const payload = { answer: value, duration: 2, pteType: 'CORE' };
      const given = await author.call('POST', '/api/speaking/readAloud/1001', { payload });
      expect(given.json()).toMatchObject({ scorePercentage: null, value: { recording: { sha256 } } });
      const seen = async () => {
        const others = await reader.call('GET', '/api/speaking/readAloud/1001/answers/other?pteType=CORE');
        const ids = rowsOf(others, 'sReadAloudScoredAnswerDtoList').map((row) => row.id);
        const heard = await reader.call('GET', `/api/blobs/${sha256}`);
        return [ids.includes(given.json().id), heard.statusCode];
      };
      const answerId = given.json().id;
      expect(await seen()).toEqual([false, 404]);
      await sendOps(author, op('share.set', { answerId, shared: true }));
      expect(await seen()).toEqual([true, 200]);
      await sendOps(author, op('share.set', { answerId, shared: false }, { baseVersion: 1 }));
      expect(await seen()).toEqual([false, 404]);
      await sendOps(author, op('share.set', { answerId, shared: true }, { baseVersion: 2 }));
      const own = await author.call('GET', '/api/speaking/readAloud/1001/answers/other');
      expect(rowsOf(own, 'sReadAloudScoredAnswerDtoList').map((row) => row.id)).not.toContain(
        given.json().id,
      );
    });

    it('keeps how a recording sounds, and takes recordings of older apps without it', async () => {
      const author = await world().newLearner();
      const { value } = await storeRecording(author);
      const sound = {
        voicedMs: 900,
        loudestDbfs: -18,
        noiseDbfs: -60.5,
        voiceDbfs: -21,
        peakSpreadDb: 2.5,
        bandwidthHz: 8_000,
        humHz: 50,
        humDb: -20,
        decayDb: null,
        echoShare: 0.04,
      };
      for (const facts of [measured, { ...measured, sound }]) {
        const recording = { ...value.recording, signal: facts };
        const payload = { answer: { ...value, recording }, duration: 2, pteType: 'CORE' };
        const given = await author.call('POST', '/api/speaking/readAloud/1001', { payload });
        expect(given.statusCode).toBe(201);
        expect(given.json().value.recording.signal).toEqual(facts);
      }
    });

    it('takes the warp to score a reading with, and tells nobody but its author of the voice', async () => {
      const [author, reader] = [await world().newLearner(), await world().newLearner()];
      const { value } = await storeRecording(author);
      const send = (warp: unknown) => {
        const recording = { ...value.recording, signal: { ...measured, warp } };
        const payload = { answer: { ...value, recording }, duration: 2, pteType: 'CORE' };
        return author.call('POST', '/api/speaking/readAloud/1001', { payload });
      };
      const wrong = [0.89, 1.21, '1', null, [1]];
      for (const warp of wrong) {
        const refused = await send(warp);
        expect(refused.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
        expect(refused.json().errors).toMatchObject([{ field: 'answer.recording.signal.warp' }]);
      }
      await world().db.orm.delete(scoringJob);
      const ids: string[] = [];
      for (const warp of [undefined, 0.9, 1.2]) {
        const given = await send(warp);
        expect(given.statusCode).toBe(201);
        ids.push(given.json().id);
        expect(given.json().value.recording.signal.warp).toBe(warp);
        expect(given.json().score.evidence.signal.warp).toBe(warp);
      }
      const job = await claimJob(world().db, { engines: ['reading'], leaseMs: 60_000, now: new Date() });
      if (!job?.answer.score) throw new Error('there is nothing to score');
      const speech: SpeechEvidence = {
        engine: 'reading',
        transcript: '',
        coverage: 1,
        words: [],
        marks: null,
        pace: null,
        understood: null,
        quality: [],
        refused: null,
        warp: 1.1,
      };
      const evidence = { kind: 'recording' as const, signal: { ...measured, warp: 1.1 }, speech };
      await storeAssessment(world().db, job, { ...job.answer.score, evidence });
      await sendOps(author, ...ids.map((answerId) => op('share.set', { answerId, shared: true })));
      const list = (learner: Learner, whose: string) =>
        learner.call('GET', `/api/speaking/readAloud/1001/answers${whose}?pteType=CORE`);
      const [own, others] = [await list(author, ''), await list(reader, '/other')];
      expect(own.body.match(/"warp"/gu)).toHaveLength(2 * 2 + 2);
      const seen = rowsOf(others, 'sReadAloudScoredAnswerDtoList').map((row) => row.id);
      expect(seen).toEqual(expect.arrayContaining(ids));
      expect(others.body).toContain('"speech"');
      expect(others.body).not.toContain('"warp"');
    });

    it('filters by exam and pages', async () => {
      const learner = await world().newLearner();
      for (const pteType of ['CORE', 'ACADEMIC', 'CORE'])
        await learner.call('POST', `${base}/15003`, { payload: { ...choiceAnswer(['a']), pteType } });
      const core = await learner.call('GET', `${base}/15003/answers?pteType=CORE&size=1&page=1`);
      expect(core.json().page).toEqual({ size: 1, number: 1, totalElements: 2, totalPages: 2 });
      expect(rowsOf(core).map((row) => row.pteType)).toEqual(['CORE']);
    });

    it('deletes an own answer with its recording, and only its author may', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const { sha256, value } = await storeRecording(author);
      const payload = { answer: value, duration: 2, pteType: 'CORE' };
      const given = await author.call('POST', '/api/speaking/readAloud/1001', { payload });
      const url = `/api/speaking/readAloud/answer/${given.json().id}`;
      expect((await other.call('DELETE', url)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect((await author.call('DELETE', `${base}/answer/${given.json().id}`)).statusCode).toBe(404);
      expect((await author.call('DELETE', url)).statusCode).toBe(204);
      expect((await author.call('DELETE', url)).statusCode).toBe(404);
      expect((await author.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(404);
    });

    it('is deleted once under one key, sent alone or in a batch', async () => {
      const author = await world().newLearner();
      const { id } = (await submit(author, 'b')).json();
      const opId = randomUUID();
      await sendOps(author, op('answer.delete', { answerId: id }, { opId }));
      const headers = { 'idempotency-key': opId };
      expect((await author.call('DELETE', `${base}/answer/${id}`, { headers })).statusCode).toBe(204);
      expect((await author.call('DELETE', `${base}/answer/${id}`)).statusCode).toBe(404);
    });

    it('keeps a recording that another answer still needs', async () => {
      const author = await world().newLearner();
      const { sha256, value } = await storeRecording(author);
      const payload = { answer: value, duration: 2, pteType: 'CORE' };
      const first = await author.call('POST', '/api/speaking/readAloud/1001', { payload });
      await author.call('POST', '/api/speaking/readAloud/1001', { payload });
      await author.call('DELETE', `/api/speaking/readAloud/answer/${first.json().id}`);
      expect((await author.call('HEAD', `/api/blobs/${sha256}`)).statusCode).toBe(200);
    });

    it('refuses a recording that is not stored, and an answer of another kind or exam', async () => {
      const learner = await world().newLearner();
      const recording = {
        sha256: 'a'.repeat(64),
        mimeType: 'audio/mpeg',
        sizeBytes: 9,
        durationMs: 9,
        signal: null,
      };
      const missing = { answer: { kind: 'record', recording }, duration: 2, pteType: 'CORE' };
      const answer = await learner.call('POST', '/api/speaking/readAloud/1001', { payload: missing });
      expect(answer.json()).toMatchObject({ status: 409, code: 'BLOB_MISSING' });
      const kind = await learner.call('POST', '/api/speaking/readAloud/1001', {
        payload: choiceAnswer(['a']),
      });
      expect(kind.json().errors).toMatchObject([{ field: 'answer.kind', code: 'wrong-kind' }]);
      const essay = { answer: { kind: 'write', text: 'One.' }, duration: 2, pteType: 'CORE' };
      const exam = await learner.call('POST', '/api/writing/writeEssay/9001', { payload: essay });
      expect(exam.json()).toMatchObject({ status: 400, errors: [{ field: 'pteType' }] });
    });
  });
}
