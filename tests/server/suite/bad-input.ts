import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { choiceAnswer, op, type ApiWorld } from '#tests/support/api-world.ts';

const base = '/api/reading/multipleChoiceSingleAnswer';
interface Answer {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  json(): unknown;
}

/** The one error shape, whatever went wrong. */
export function expectProblem(answer: Answer, status: number, code: string): ApiError {
  const body = ApiError.strict().parse(answer.json());
  expect([answer.statusCode, body.status, body.code]).toEqual([status, status, code]);
  expect(body.error).toBe(body.message);
  expect(answer.headers['x-api']).toBe('1');
  return body;
}

export function badInputTests(world: () => ApiWorld): void {
  const json = { 'content-type': 'application/json' };

  describe('bad input', () => {
    it('refuses a call without a token, with a foreign, expired, forged or unreadable one', async () => {
      const { app, issuer } = world();
      const subject = randomUUID();
      const tokens = [
        undefined,
        'Bearer nonsense',
        'Basic YTpi',
        `Bearer ${await issuer.token({ subject, audience: 'somebody-else' })}`,
        `Bearer ${await issuer.token({ subject, issuer: 'https://elsewhere.example' })}`,
        `Bearer ${await issuer.token({ subject, expiresInSeconds: -120 })}`,
        `Bearer ${await issuer.forgedToken({ subject })}`,
      ];
      for (const authorization of tokens) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await app.inject({ url: '/api/profile', headers });
        expectProblem(answer, 401, 'UNAUTHENTICATED');
        expect(answer.headers['www-authenticate']).toContain('Bearer');
      }
    });

    it('names the fields of a wrong type and those that are missing', async () => {
      const learner = await world().newLearner();
      const wrong = await learner.call('POST', `${base}/15001`, {
        payload: { answer: { kind: 'choose', chosen: 'b' }, duration: 'long' },
      });
      expect(expectProblem(wrong, 400, 'VALIDATION').errors).toEqual([
        { field: 'answer.chosen', code: 'invalid_type', defaultMessage: 'must be of type array' },
        { field: 'duration', code: 'invalid_type', defaultMessage: 'must be of type number' },
        { field: 'pteType', code: 'invalid_value', defaultMessage: 'must be one of ACADEMIC, CORE' },
      ]);
      const missing = await learner.call('POST', '/api/bookmarks', { payload: { type: 'EASY' } });
      expect(expectProblem(missing, 400, 'VALIDATION').errors).toEqual([
        { field: 'practiceId', code: 'invalid_type', defaultMessage: 'is required' },
      ]);
      const query = await learner.call('GET', `${base}?page=two&sort=name`);
      expect(expectProblem(query, 400, 'VALIDATION').errors.map((error) => error.field)).toEqual([
        'page',
        'sort',
      ]);
      const path = await learner.call('GET', `${base}/practice/abc`);
      expect(expectProblem(path, 400, 'VALIDATION').errors).toMatchObject([
        { field: 'practiceId', defaultMessage: 'must be a number' },
      ]);
      const key = await learner.call('PATCH', '/api/profile', {
        payload: {},
        headers: { 'idempotency-key': 'x' },
      });
      expect(expectProblem(key, 400, 'VALIDATION').errors).toMatchObject([{ field: 'idempotency-key' }]);
    });

    it('refuses a body that is broken, empty, absent, too large or not JSON', async () => {
      const learner = await world().newLearner();
      const post = (payload: string | undefined, headers: Record<string, string> = json) =>
        learner.call('POST', `${base}/15001`, { headers, ...(payload === undefined ? {} : { payload }) });
      expectProblem(await post('{"answer":'), 400, 'BAD_JSON');
      expectProblem(await post(''), 400, 'BAD_JSON');
      expectProblem(await post(undefined, {}), 400, 'VALIDATION');
      expectProblem(await post('null'), 400, 'VALIDATION');
      expectProblem(await post('[]'), 400, 'VALIDATION');
      expectProblem(await post('{"__proto__":{"a":1}}'), 400, 'BAD_JSON');
      expectProblem(await post(JSON.stringify({ text: 'x'.repeat(300_000) })), 413, 'PAYLOAD_TOO_LARGE');
      expectProblem(
        await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      );
      expectProblem(await post('{}', { 'content-type': 'nonsense' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
      expect((await learner.call('GET', `${base}/15001/answers`)).json().page.totalElements).toBe(0);
    });

    it('refuses an unknown address, a wrong method and an address that is none', async () => {
      const learner = await world().newLearner();
      expectProblem(await learner.call('GET', '/api/nothing'), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', '/api/reading/unknownTask'), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', `/api/blobs/${'x'.repeat(500)}`), 404, 'NOT_FOUND');
      expectProblem(await learner.call('GET', '/api/%zz'), 400, 'VALIDATION');
      const method = await learner.call('DELETE', '/api/profile');
      expectProblem(method, 405, 'METHOD_NOT_ALLOWED');
      expect(method.headers['allow']).toBe('GET, PATCH');
    });

    it('refuses a practice and an answer that do not exist', async () => {
      const learner = await world().newLearner();
      expectProblem(
        await learner.call('POST', `${base}/1001`, { payload: choiceAnswer(['b']) }),
        404,
        'NOT_FOUND',
      );
      expectProblem(await learner.call('DELETE', `${base}/answer/${randomUUID()}`), 404, 'NOT_FOUND');
      expectProblem(
        await learner.call('POST', '/api/bookmarks', { payload: { practiceId: 7, type: 'EASY' } }),
        404,
        'NOT_FOUND',
      );
      const { changes } = (await learner.call('GET', '/api/sync/changes')).json();
      expect(changes).toMatchObject([{ kind: 'profile' }]);
    });

    it('keeps a text with characters that no database stores, with those replaced', async () => {
      const learner = await world().newLearner();
      for (const text of ['one\u0000two', 'one\ud800two', '']) {
        const payload = { answer: { kind: 'type', text }, duration: 1, pteType: 'CORE' };
        const answer = await learner.call('POST', '/api/listening/writeFromDictation/23001', { payload });
        expect(answer.json()).toMatchObject({ value: { text: text === '' ? '' : 'one\uFFFDtwo' } });
      }
    });

    it('takes NUL in a word as any other text, leaves it out of the names of a token, and trusts no subject with one', async () => {
      const [app, issuer] = [world().app, world().issuer];
      const learner = await world().newLearner();
      const added = await learner.call('POST', '/api/book/spellingBook', { payload: { word: 'ti\u0000de' } });
      expect(added.json()).toMatchObject({ word: 'ti\uFFFDde' });
      const profileOf = async (subject: string) => {
        const claims = {
          given_name: 'A\u0000da',
          family_name: 'Byron\u0000',
          preferred_username: 'a\u0000da',
        };
        const authorization = `Bearer ${await issuer.token({ subject, claims })}`;
        return app.inject({ url: '/api/profile', headers: { authorization } });
      };
      const profile = await profileOf(randomUUID());
      expect([profile.statusCode, profile.json()]).toMatchObject([
        200,
        { firstName: 'Ada', lastName: 'Byron' },
      ]);
      expectProblem(await profileOf(`${randomUUID()}\u0000`), 401, 'UNAUTHENTICATED');
    });

    it('refuses a value that no column takes, and says so', async () => {
      const learner = await world().newLearner();
      const target = { listening: 50, reading: 50, writing: 50, speaking: 50, overall: 50 };
      const payload = { ...target, examDate: '0000-01-01', language: 'EN', version: 0 };
      const year = await learner.call('PUT', '/api/settings/target', { payload });
      expectProblem(year, 400, 'VALIDATION');
      const batch = await learner.call('POST', '/api/sync/batch', {
        payload: {
          clientId: randomUUID(),
          pendingCount: 2 ** 40,
          ops: [op('target.set', { ...target, examDate: '0000-01-01', language: 'EN' })],
        },
      });
      expect(batch.statusCode).toBe(200);
      expect(batch.json().results).toMatchObject([{ outcome: 'failed', error: { code: 'VALIDATION' } }]);
    });

    it('refuses a body that is too deep or has too many values, before it is read', async () => {
      const learner = await world().newLearner();
      const send = (url: string, payload: string) => learner.call('POST', url, { headers: json, payload });
      const deep = `{"answer":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
      expect(expectProblem(await send(`${base}/15001`, deep), 400, 'VALIDATION').errors).toEqual([]);
      const flood = `{"audio":[${'{},'.repeat(3_500_000)}{}]}`;
      expectProblem(await send('/api/speaking/transcription', flood), 400, 'VALIDATION');
    });

    it('takes a recording to be written down as JSON and as it is, and no other body', async () => {
      const learner = await world().newLearner();
      const send = (payload: object | Buffer, type: string) =>
        learner.call('POST', '/api/speaking/transcription', { payload, headers: { 'content-type': type } });
      const inJson = expectProblem(await send({ audio: '' }, 'application/json'), 400, 'VALIDATION');
      const asItIs = expectProblem(await send(Buffer.alloc(0), 'audio/mpeg'), 400, 'VALIDATION');
      expect(asItIs.errors).toMatchObject([{ field: 'audio', code: 'empty' }]);
      expect(asItIs.errors).toEqual(inJson.errors);
      expectProblem(await send(Buffer.from('x'), 'video/mp4'), 415, 'UNSUPPORTED_MEDIA_TYPE');
      expectProblem(await send(Buffer.alloc(30_200_000), 'audio/mpeg'), 413, 'PAYLOAD_TOO_LARGE');
    });

    it('answers HEAD as it answers GET, without the body', async () => {
      const learner = await world().newLearner();
      for (const url of ['/api/health', '/api/profile', '/api/content/manifest', '/api/nothing']) {
        const [head, get] = [await learner.call('HEAD', url), await learner.call('GET', url)];
        expect([url, head.statusCode, head.body]).toEqual([url, get.statusCode, '']);
        expect(head.headers['content-type']).toBe(get.headers['content-type']);
      }
    });
  });
}
