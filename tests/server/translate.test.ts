import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './suite/bad-input.ts';

/** `{ q, source, target, format, api_key }`, as LibreTranslate documents it. */
interface Asked {
  readonly q: readonly string[];
  readonly target: string;
}

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

/** A server of the protocol on this machine, which answers as the test says, and what it was asked. */
async function startService(answer: (asked: Asked) => { status?: number; body: unknown }) {
  const asked: unknown[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as Asked;
      asked.push({ url: request.url, ...sent });
      const { status = 200, body } = answer(sent);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function startWorld(settings: Record<string, string>): Promise<ApiWorld> {
  const world = await startOwnApiWorld(settings);
  closing.push(() => world.close());
  return world;
}

const untranslated = '/api/reading/multipleChoiceSingleAnswer/15001/translate';
const inTarget = ({ q, target }: Asked) => ({
  body: { translatedText: q.map((text) => `${target}: ${text}`) },
});

it('what the bank has not translated is asked of the service, once', async () => {
  const service = await startService(inTarget);
  const world = await startWorld({ LIBRETRANSLATE_URL: `${service.url}/`, LIBRETRANSLATE_API_KEY: 'key' });
  const learner = await world.newLearner();
  const wanted = { sentenceList: [{ source: 'A passage.', target: 'de: A passage.', alignments: [] }] };
  for (const _time of [1, 2]) {
    const answer = await learner.call('GET', `${untranslated}/DE`);
    expect(answer.json()).toEqual(wanted);
    expect(answer.headers['cache-control']).toBe('private, max-age=1800');
  }
  expect(service.asked).toEqual([
    { url: '/translate', q: ['A passage.'], source: 'en', target: 'de', format: 'text', api_key: 'key' },
  ]);
});

it("the bank's own translation comes first, and English is none", async () => {
  const service = await startService(inTarget);
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: service.url })).newLearner();
  const own = await learner.call('GET', untranslated.replace('15001', '15003').concat('/FA'));
  expect(own.json().sentenceList).toMatchObject([{ target: 'یک متن.' }]);
  expectProblem(await learner.call('GET', `${untranslated}/EN`), 404, 'NOT_FOUND');
  expect(service.asked).toEqual([]);
});

it('a language that the service lacks is not found, and a service that fails is asked again', async () => {
  const answers = [
    { status: 400, body: { error: 'xx is not supported' } },
    { status: 500, body: {} },
    { body: { translatedText: [] } },
    { body: 'no object' },
  ];
  const service = await startService((asked) => answers.shift() ?? inTarget(asked));
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: service.url })).newLearner();
  expectProblem(await learner.call('GET', `${untranslated}/XX`), 404, 'NOT_FOUND');
  for (const _fault of [1, 2, 3])
    expectProblem(await learner.call('GET', `${untranslated}/DE`), 503, 'UNAVAILABLE');
  expect((await learner.call('GET', `${untranslated}/DE`)).statusCode).toBe(200);
  expect(service.asked).toHaveLength(5);
});

it('a service that is not there is unavailable', async () => {
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: 'http://127.0.0.1:1' })).newLearner();
  const answer = await learner.call('GET', `${untranslated}/DE`);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
});
