import { afterEach, expect, it } from 'vitest';
import { TranslationManifest } from '#contract/entities/translation-pack.ts';
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
  const sources = [
    ['TEXT', 'A passage.'],
    ['QUESTION', 'Which one?'],
    ['QUESTION', 'Option a'],
    ['QUESTION', 'Option b'],
    ['QUESTION', 'Option c'],
    ['EXPLANATION', 'An explanation that is long enough.'],
  ] as const;
  const sentenceList = sources.map(([part, source]) => ({
    part,
    source,
    target: sayIn('de', source),
    alignments: [],
  }));
  for (const _time of [1, 2]) {
    const answer = await learner.call('GET', `${untranslated}/DE`);
    expect(answer.json()).toEqual({ sentenceList, isMachine: true });
    expect(answer.headers['cache-control']).toBe('private, max-age=1800');
  }
  expect(service.sentTo('/translate')).toEqual([
    { q: sources.map(([, source]) => source), source: 'en', target: 'de', format: 'text', api_key: 'key' },
  ]);
});

it("the bank's own translation comes first, and English is none", async () => {
  const service = await startService();
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: service.url })).newLearner();
  const own = await learner.call('GET', untranslated.replace('15001', '15003').concat('/FA'));
  expect(own.json()).toMatchObject({ sentenceList: [{ target: 'یک متن.' }], isMachine: false });
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

it('the languages of the service are on offer as long as it answers, beside those of the bank', async () => {
  const service = await startService();
  const offerOf = async (url: string) => {
    const { app } = await startWorld({ LIBRETRANSLATE_URL: url });
    return TranslationManifest.parse((await app.inject('/api/content/translations')).json());
  };
  const { packs, machineLanguages } = await offerOf(service.url);
  expect(packs.map(({ language }) => language)).toEqual(['FA']);
  expect(machineLanguages).toContain('DE');
  expect(await offerOf('http://127.0.0.1:1')).toEqual({ format: 1, packs, machineLanguages: [] });
});

it('a service that is not there is unavailable', async () => {
  const learner = await (await startWorld({ LIBRETRANSLATE_URL: 'http://127.0.0.1:1' })).newLearner();
  const answer = await learner.call('GET', `${untranslated}/DE`);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
});
