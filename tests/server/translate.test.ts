import { afterEach, expect, it } from 'vitest';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './suite/bad-input.ts';
import { sayIn, startTranslationService, type ServiceOptions } from './support/translation-service.ts';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function startService(options: ServiceOptions = {}) {
  const service = await startTranslationService(options);
  closing.push(() => service.close());
  return service;
}

async function startWorld(settings: Record<string, string>): Promise<ApiWorld> {
  const world = await startOwnApiWorld(settings);
  closing.push(() => world.close());
  return world;
}

const untranslated = '/api/reading/multipleChoiceSingleAnswer/15001/translate';

it('what the bank has not translated is asked of the service, once', async () => {
  const service = await startService({ apiKey: 'key' });
  const world = await startWorld({ LIBRETRANSLATE_URL: `${service.url}/`, LIBRETRANSLATE_API_KEY: 'key' });
  const learner = await world.newLearner();
  const target = sayIn('de', 'A passage.');
  const wanted = { sentenceList: [{ source: 'A passage.', target, alignments: [] }] };
  for (const _time of [1, 2]) {
    const answer = await learner.call('GET', `${untranslated}/DE`);
    expect(answer.json()).toEqual(wanted);
    expect(answer.headers['cache-control']).toBe('private, max-age=1800');
  }
  expect(service.sentTo('/translate')).toEqual([
    { q: ['A passage.'], source: 'en', target: 'de', format: 'text', api_key: 'key' },
  ]);
});

it("the bank's own translation comes first, and English is none", async () => {
  const service = await startService();
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: service.url })).newLearner();
  const own = await learner.call('GET', untranslated.replace('15001', '15003').concat('/FA'));
  expect(own.json().sentenceList).toMatchObject([{ target: 'یک متن.' }]);
  expectProblem(await learner.call('GET', `${untranslated}/EN`), 404, 'NOT_FOUND');
  expect(service.sentTo('/translate')).toEqual([]);
});

it('a language that the service lacks is not found, and a service that fails is asked again', async () => {
  const service = await startService();
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: service.url })).newLearner();
  expectProblem(await learner.call('GET', `${untranslated}/XX`), 404, 'NOT_FOUND');
  service.fail({ kind: 'status', status: 500 });
  for (const _time of [1, 2])
    expectProblem(await learner.call('GET', `${untranslated}/DE`), 503, 'UNAVAILABLE');
  service.fail(null);
  expect((await learner.call('GET', `${untranslated}/DE`)).statusCode).toBe(200);
  expect(service.sentTo('/translate')).toHaveLength(3);
});

it('a service that is not there is unavailable', async () => {
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: 'http://127.0.0.1:1' })).newLearner();
  const answer = await learner.call('GET', `${untranslated}/DE`);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
});
