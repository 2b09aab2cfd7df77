import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createPracticeTranslations,
  type PracticeTranslationsOptions,
} from '#server/operations/practice-translations.ts';
import { indexTranslations } from '#server/store/translation-index.ts';
import { openLibreTranslate } from '#server/translate/libre-translate.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { startTranslationService } from './support/translation-service.ts';

let service: Awaited<ReturnType<typeof startTranslationService>>;
beforeEach(async () => {
  service = await startTranslationService();
});
afterEach(() => service.close());

const item = makeItem('RA', 1001, { text: 'The old bridge is closed.' });

function open(options: PracticeTranslationsOptions) {
  const translator = openLibreTranslate({ url: service.url, apiKey: undefined });
  const translations = indexTranslations(new Map());
  const translate = createPracticeTranslations({ translator, translations }, options);
  return (language: string) => translate(item, language, 'a learner');
}

/** The languages that the service was asked for, in order. */
const asked = () => service.sentTo('/translate').map((body) => body?.['target']);

it('keeps a translation for 1,800 seconds', async () => {
  let now = 1_000_000;
  const translate = open({ now: () => now });
  const first = await translate('DE');
  now += 1_800_000 - 1;
  expect(await translate('DE')).toEqual(first);
  expect(asked()).toEqual(['de']);
  now += 1;
  expect(await translate('DE')).toEqual(first);
  expect(asked()).toEqual(['de', 'de']);
  now += 1_800_000 - 1;
  await translate('DE');
  expect(asked()).toEqual(['de', 'de']);
});

it('lets the oldest translation go when there is no more room, and keeps the others', async () => {
  const translate = open({ mostKept: 2 });
  for (const language of ['DE', 'ES', 'FR']) await translate(language);
  for (const language of ['ES', 'FR']) await translate(language);
  expect(asked()).toEqual(['de', 'es', 'fr']);
  await translate('DE');
  expect(asked()).toEqual(['de', 'es', 'fr', 'de']);
});

it('asks again for what failed, and once for all who ask at the same time', async () => {
  const translate = open({});
  service.fail({ kind: 'status', status: 500 });
  await expect(translate('DE')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  service.fail(null);
  await Promise.all([translate('DE'), translate('DE')]);
  expect(asked()).toEqual(['de']);
});
