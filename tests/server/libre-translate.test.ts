import { afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '#server/problem.ts';
import { openLibreTranslate, type LibreTranslateOptions } from '#server/translate/libre-translate.ts';
import {
  sayIn,
  startTranslationService,
  type ServiceFault,
  type ServiceOptions,
} from './support/translation-service.ts';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function start(
  options: ServiceOptions = {},
  { apiKey, ...further }: LibreTranslateOptions & { readonly apiKey?: string } = {},
) {
  const service = await startTranslationService(options);
  closing.push(() => service.close());
  return { service, translator: openLibreTranslate({ url: service.url, apiKey }, further) };
}

type Service = Awaited<ReturnType<typeof startTranslationService>>;

/** The sentences of each request for a translation. */
const batchesSentTo = (service: Service) =>
  service.sentTo('/translate').map((body) => body?.['q'] as readonly string[]);

/** How a translation fails: its code and its message. */
async function failureOf(translation: Promise<unknown>): Promise<string> {
  const problem: unknown = await translation.then(
    () => null,
    (error: unknown) => error,
  );
  const { code, message } = problem as Problem;
  return `${code}: ${message}`;
}

const bees = 'Bees dance for their sisters.';
const ants = 'Ants walk in one line.';

describe('the languages of a service', () => {
  it('are the targets of English that learners can choose, by our codes, without English', async () => {
    const odd = ['zt', 'pb', 'pt-BR', 'zh-Hant', 'nb', 'eo', 'xx-YY', 'long', ''];
    const { translator } = await start({ targets: ['vi', 'zh-Hans', 'en', 'de', ...odd] });
    expect(await translator.listLanguages()).toEqual(['DE', 'VI', 'ZH']);
  });

  it('have Chinese under either of its codes, and the service is asked by its own', async () => {
    for (const code of ['zh', 'zh-Hans', 'zh-hans']) {
      const { service, translator } = await start({ targets: ['en', code] });
      expect(await translator.listLanguages()).toEqual(['ZH']);
      service.speak(() => '蜜蜂跳舞。');
      expect(await translator.translate([bees], 'ZH')).toEqual(['蜜蜂跳舞。']);
      expect(service.sentTo('/translate')).toMatchObject([{ target: code }]);
    }
  });

  it('have Filipino, which the service calls Tagalog', async () => {
    const { service, translator } = await start({ targets: ['en', 'tl'] });
    expect(await translator.listLanguages()).toEqual(['FIL']);
    await translator.translate([bees], 'FIL');
    expect(service.sentTo('/translate')).toMatchObject([{ target: 'tl' }]);
  });

  it('are all of its languages where an old version lists no targets', async () => {
    const { service, translator } = await start();
    service.fail({ kind: 'body', body: [{ code: 'en', name: 'English' }, { code: 'de' }, { code: 'es' }] });
    expect(await translator.listLanguages()).toEqual(['DE', 'ES']);
  });

  it('are asked for once in half an hour, also by many at once', async () => {
    let now = 1_000_000;
    const { service, translator } = await start({ targets: ['de'] }, { now: () => now });
    const asked = () => service.sentTo('/languages').length;
    await Promise.all([
      translator.listLanguages(),
      translator.listLanguages(),
      translator.translate([bees], 'DE'),
    ]);
    expect(asked()).toBe(1);
    service.offer(['de', 'es']);
    now += 30 * 60_000 - 1;
    expect(await translator.listLanguages()).toEqual(['DE']);
    now += 1;
    expect(await translator.listLanguages()).toEqual(['DE', 'ES']);
    expect(asked()).toBe(2);
  });

  it.each<ServiceFault>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 403 },
    { kind: 'page' },
    { kind: 'body', body: { languages: [] } },
    { kind: 'body', body: [{ code: 7 }] },
    { kind: 'body', body: [] },
    { kind: 'body', body: [{ code: 'de', targets: ['en'] }] },
    { kind: 'silent' },
    { kind: 'cut' },
  ])('are none during a fault (%j), and are asked for again the next time', async (fault) => {
    const { service, translator } = await start(
      {},
      fault.kind === 'silent' ? { deadlineMs: 50 } : { deadlineMs: 60_000 },
    );
    service.fail(fault);
    expect(await translator.listLanguages()).toEqual([]);
    service.fail(null);
    const again = openLibreTranslate({ url: service.url, apiKey: undefined });
    // A translator that gives up after 50 ms would fail on a busy machine.
    expect(await (fault.kind === 'silent' ? again : translator).listLanguages()).toContain('DE');
  });

  it('are none of a service that is down', async () => {
    const { service, translator } = await start();
    await service.close();
    expect(await translator.listLanguages()).toEqual([]);
    expect(await failureOf(translator.translate([bees], 'DE'))).toBe(
      'UNAVAILABLE: The translation service cannot be reached',
    );
  });
});

describe('a translation', () => {
  it('asks as LibreTranslate documents it, with the key of the server', async () => {
    const { service, translator } = await start({ apiKey: 'key' }, { apiKey: 'key' });
    const targets = await translator.translate([bees, ants], 'DE');
    expect(targets).toEqual([sayIn('de', bees), sayIn('de', ants)]);
    expect(service.calls).toEqual([
      { method: 'GET', path: '/languages', body: null },
      {
        method: 'POST',
        path: '/translate',
        body: { q: [bees, ants], source: 'en', target: 'de', format: 'text', api_key: 'key' },
      },
    ]);
  });

  it('sends no key where the server has none', async () => {
    const { service, translator } = await start();
    await translator.translate([bees], 'FA');
    expect(service.sentTo('/translate')).toEqual([{ q: [bees], source: 'en', target: 'fa', format: 'text' }]);
  });

  it('of nothing is nothing, and asks for nothing', async () => {
    const { service, translator } = await start();
    expect(await translator.translate([], 'DE')).toEqual([]);
    expect(service.sentTo('/translate')).toEqual([]);
  });

  it('into a language that the service does not offer is not found, and is not asked for', async () => {
    const { service, translator } = await start({ targets: ['en', 'de', 'pb'] });
    for (const language of ['ES', 'EN', 'PB', 'XX', 'de', ''])
      expect(await failureOf(translator.translate([bees], language))).toBe(
        'NOT_FOUND: The translation service does not have that language',
      );
    expect(service.sentTo('/translate')).toEqual([]);
  });

  it('of 20,000 characters is sent in parts within the limits of the service, in order', async () => {
    const limits = { characters: 4_000, texts: 40 };
    const { service, translator } = await start({ limits });
    const sentences = Array.from({ length: 160 }, (_, at) => `${at} `.padEnd(124, 'bees dance ').concat('.'));
    expect(sentences.join('')).toHaveLength(20_000);
    expect(await translator.translate(sentences, 'RU')).toEqual(sentences.map((text) => sayIn('ru', text)));
    expect(batchesSentTo(service).map((q) => q.length)).toEqual([32, 32, 32, 32, 32]);
  });

  it('has at most 40 sentences in a request, and a sentence beyond 4,000 characters is alone in its own', async () => {
    const { service, translator } = await start();
    const [whole, long] = [`${'b'.repeat(3_995)} bee.`.slice(-4_000), `${'b'.repeat(4_001)} bee.`];
    const sentences = [...Array.from({ length: 41 }, () => 'Bees.'), long, 'Ants.', whole, 'Wasps.'];
    await translator.translate(sentences, 'DE');
    const sent = batchesSentTo(service);
    expect(sent.map((q) => q.length)).toEqual([40, 1, 1, 1, 1, 1]);
    expect(sent.flat()).toEqual(sentences);
  });

  it('sends one request after the other, and none after one that failed', async () => {
    const { service, translator } = await start();
    const sentences = Array.from({ length: 120 }, (_, at) => `Sentence ${at}.`);
    service.speak((target, text) => {
      if (text === 'Sentence 41.') service.fail({ kind: 'status', status: 500 });
      return sayIn(target, text);
    });
    expect(await failureOf(translator.translate(sentences, 'DE'))).toMatch(/^UNAVAILABLE/u);
    expect(batchesSentTo(service).map((q) => q[0])).toEqual(['Sentence 0.', 'Sentence 40.', 'Sentence 80.']);
  });
});

describe('a service at fault', () => {
  it.each<[ServiceFault, string]>([
    [{ kind: 'status', status: 400 }, 'answers with status 400'],
    [{ kind: 'status', status: 403 }, 'rejects the API key of this server'],
    [{ kind: 'status', status: 429 }, 'has too many requests. Try again later'],
    [{ kind: 'status', status: 500 }, 'answers with status 500'],
    [{ kind: 'status', status: 503 }, 'answers with status 503'],
    [{ kind: 'page' }, 'gives an answer that is not JSON'],
    [{ kind: 'cut' }, 'cannot be reached'],
    [{ kind: 'body', body: null }, 'gives an answer of an unknown shape'],
    [{ kind: 'body', body: [] }, 'gives an answer of an unknown shape'],
    [{ kind: 'body', body: { translatedText: 'eins zwei' } }, 'gives an answer of an unknown shape'],
    [{ kind: 'body', body: { translatedText: ['eins', 2] } }, 'gives an answer of an unknown shape'],
    [{ kind: 'body', body: { translatedText: [] } }, 'gives another number of sentences than it was sent'],
    [{ kind: 'body', body: { translatedText: ['eins'] } }, 'gives another number of sentences than it was sent'],
    [{ kind: 'body', body: { translatedText: ['a', 'b', 'c'] } }, 'gives another number of sentences than it was sent'],
    [{ kind: 'body', body: { translatedText: ['eins', ''] } }, 'leaves a sentence out'],
    [{ kind: 'body', body: { translatedText: ['eins', ' \n\u0007'] } }, 'leaves a sentence out'],
  ])('%j is unavailable, and is asked again', async (fault, reason) => {
    const { service, translator } = await start();
    await translator.listLanguages();
    service.fail(fault);
    expect(await failureOf(translator.translate([bees, ants], 'DE'))).toBe(`UNAVAILABLE: The translation service ${reason}`);
    service.fail(null);
    expect(await translator.translate([bees, ants], 'DE')).toHaveLength(2);
  }); // prettier-ignore

  it('that rejects the key is unavailable', async () => {
    const { translator } = await start({ apiKey: 'key' }, { apiKey: 'another' });
    expect(await failureOf(translator.translate([bees], 'DE'))).toBe(
      'UNAVAILABLE: The translation service rejects the API key of this server',
    );
  });

  it('that no longer has a language which it listed is unavailable', async () => {
    const { service, translator } = await start();
    expect(await translator.listLanguages()).toContain('DE');
    service.offer(['es']);
    expect(await failureOf(translator.translate([bees], 'DE'))).toMatch(/^UNAVAILABLE: .* status 400$/u);
  });

  it('whose languages cannot be had is unavailable, and no language is called unknown', async () => {
    const { service, translator } = await start();
    service.fail({ kind: 'status', status: 500 });
    expect(await failureOf(translator.translate([bees], 'XX'))).toBe(
      'UNAVAILABLE: The translation service answers with status 500',
    );
  });

  it('that redirects gets no key at the other address', async () => {
    const { service, translator } = await start({ apiKey: 'key' }, { apiKey: 'key' });
    const other = await start();
    await translator.listLanguages();
    service.fail({ kind: 'redirect', to: other.service.url });
    expect(await failureOf(translator.translate([bees], 'DE'))).toMatch(/^UNAVAILABLE: .* status 307$/u);
    expect(other.service.calls).toEqual([]);
  });

  it('that stays silent is unavailable when the deadline ends', async () => {
    const { service, translator } = await start({}, { deadlineMs: 100 });
    await translator.listLanguages();
    service.fail({ kind: 'silent' });
    expect(await failureOf(translator.translate([bees], 'DE'))).toBe(
      'UNAVAILABLE: The translation service does not answer in time',
    );
  });

  it('that is slow has one deadline for all requests of a text', async () => {
    const { service, translator } = await start({}, { deadlineMs: 400 });
    await translator.listLanguages();
    service.fail({ kind: 'slow', ms: 120 });
    const sentences = Array.from({ length: 240 }, (_, at) => `Sentence ${at}.`);
    expect(await failureOf(translator.translate(sentences, 'DE'))).toBe(
      'UNAVAILABLE: The translation service does not answer in time',
    );
    expect(service.sentTo('/translate').length).toBeLessThan(6);
  });
});

describe('what a service answers', () => {
  const read = async (answer: string) => {
    const { service, translator } = await start();
    service.speak(() => answer);
    const [target] = await translator.translate([bees], 'DE');
    return target;
  };

  it.each([
    ['markup as it is', '<b>Bienen</b> &amp; <script>alert(1)</script>', '<b>Bienen</b> &amp; <script>alert(1)</script>'],
    ['no control characters', '\u0000Bie\u0007nen\u001B[31m tanzen\u007F\u0085.', 'Bienen[31m tanzen.'],
    ['tabs', 'Bienen\ttanzen.', 'Bienen\ttanzen.'],
    ['one line', 'Bienen\ntanzen\r\nfür\u2028ihre\n\nSchwestern.', 'Bienen tanzen für ihre Schwestern.'],
    ['no spaces around it', ' \t\u00A0\n Bienen tanzen. \r\n', 'Bienen tanzen.'],
  ])('becomes text with %s', async (_, answer, wanted) => {
    expect(await read(answer)).toBe(wanted);
  }); // prettier-ignore

  it('keeps the joiners that Persian is written with', async () => {
    const { service, translator } = await start();
    service.speak(() => 'می\u200Cرقصند.');
    expect(await translator.translate([bees], 'FA')).toEqual(['می\u200Cرقصند.']);
  });

  it.each([
    ['FA', 'Bienen tanzen.'],
    ['HI', 'زنبورها می‌رقصند.'],
    ['DE', 'Пчёлы танцуют.'],
    ['RU', bees],
  ])('is refused as a text in %s: %s', async (language, answer) => {
    const { service, translator } = await start();
    service.speak(() => answer);
    expect(await failureOf(translator.translate([bees], language))).toBe(
      'UNAVAILABLE: The translation service answers in another language',
    );
  });

  it('is judged over the whole text, so that a name may stay in Latin letters', async () => {
    const { service, translator } = await start();
    service.speak((target, text) => (text === 'Marie Curie' ? text : sayIn(target, text)));
    expect(await translator.translate([bees, 'Marie Curie', ants], 'RU')).toContain('Marie Curie');
  });

  it('is refused when more than half of its longer sentences came back as they were sent', async () => {
    const { service, translator } = await start();
    const asSent = new Set([bees, 'London', 'New York City']);
    service.speak((target, text) => (asSent.has(text) ? ` ${text}\n` : sayIn(target, text)));
    const text = [bees, ants, 'London', 'New York City'];
    expect(await translator.translate(text, 'ES')).toContain(bees);
    asSent.add('Wasps eat the ripe plums.');
    expect(await failureOf(translator.translate([...text, 'Wasps eat the ripe plums.'], 'ES'))).toBe(
      'UNAVAILABLE: The translation service returns the text untranslated',
    );
    expect(await translator.translate(['London', 'New York City'], 'ES')).toEqual([
      'London',
      'New York City',
    ]);
  });
});
