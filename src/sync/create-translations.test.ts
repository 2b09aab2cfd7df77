import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findTranslation, listKeptLanguages, listTranslationChoices } from '#data/queries/translations.ts';
import { keepMachineTranslation, removeTranslations } from '#data/store/content/translation-store.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { serveTranslations } from '#tests/support/translation-server.ts';

const pair = (target: string): SentencePair => ({ part: 'TEXT', source: 'Bees.', target, alignments: [] });
const question = { taskType: 'RA', practiceId: 1001 } as const;

async function open() {
  const device = await createDevice([]);
  const server = serveTranslations(device, { FA: { 1001: [pair('a')], 1002: [pair('b')] } });
  const { translations } = device.ports;
  const targetOf = async (practiceId: number, language = 'FA') =>
    (await findTranslation(device.context, { practiceId, language }))?.sentenceList[0]?.target;
  const packReads = () => server.asked.filter((path) => path.includes('/translations/')).length;
  return { device, server, translations, targetOf, packReads };
}

it('a language comes whole with the first question that is asked for, and once for two that ask', async () => {
  const { translations, targetOf, packReads } = await open();
  await translations.look();
  const both = await Promise.all([translations.fetch(question, 'FA'), translations.fetch(question, 'FA')]);
  expect(both).toEqual(['kept', 'kept']);
  expect([await targetOf(1001), await targetOf(1002)]).toEqual(['a', 'b']);
  expect(packReads()).toBe(1);
  expect(await translations.fetch(question, 'FA')).toBe('kept');
  expect(packReads()).toBe(1);
});

it('the languages of the learner are brought without a word, and newer packs of those that are here', async () => {
  const { device, server, translations, targetOf } = await open();
  await translations.keep(['EN']);
  expect((await listKeptLanguages(device.context)).size).toBe(0);
  await translations.keep(['EN', 'FA']);
  expect(await targetOf(1001)).toBe('a');
  server.packs = { FA: { 1001: [pair('anew')] } };
  await device.advance(11 * 60_000);
  await translations.keep([]);
  // What the newer pack has not is not there any more.
  expect([await targetOf(1001), await targetOf(1002)]).toEqual(['anew', undefined]);
});

it('bytes of somebody else are not taken, and what was here stays', async () => {
  const { device, server, translations, targetOf } = await open();
  await translations.keep(['FA']);
  server.packs = { FA: { 1001: [pair('anew')] } };
  await device.advance(11 * 60_000);
  await translations.look();
  server.isPortal = true;
  expect(await translations.fetch(question, 'FA')).toBe('no-answer');
  expect(await targetOf(1001)).toBe('a');
});

it('a language that no pack has is asked of the machine, question by question', async () => {
  const { device, server, translations, targetOf } = await open();
  server.machine = { DE: { sentenceList: [pair('c')], isMachine: true } };
  await translations.look();
  expect(await translations.fetch(question, 'DE')).toBe('kept');
  expect([await targetOf(1001, 'DE'), await targetOf(1002, 'DE')]).toEqual(['c', undefined]);
  expect(await translations.fetch(question, 'TR')).toBe('not-there');
  const choices = await listTranslationChoices(device.context, { practiceId: 1001 });
  expect(choices).toEqual([
    { language: 'DE', isHere: true, isMachine: true, wireBytes: null },
    { language: 'FA', isHere: false, isMachine: false, wireBytes: 100_000 },
  ]);
});

it('what people translated stays before what a machine makes, and takes its place', async () => {
  const { device, translations, targetOf } = await open();
  const { context } = device;
  const machine = { sentenceList: [pair('by machine')], isMachine: true };
  const place = { practiceId: 1001, language: 'FA' };
  await keepMachineTranslation(context, place, machine);
  await translations.keep(['FA']);
  expect(await targetOf(1001)).toBe('a');
  await keepMachineTranslation(context, place, machine);
  expect(await targetOf(1001)).toBe('a');
});

it('a language that is removed is off the device, and a machine’s work stays', async () => {
  const { device, server, translations, targetOf } = await open();
  const { context } = device;
  server.machine = { DE: { sentenceList: [pair('c')], isMachine: true } };
  await translations.keep(['FA']);
  await translations.fetch(question, 'DE');
  await removeTranslations(context, 'FA');
  expect([await targetOf(1001), await targetOf(1001, 'DE')]).toEqual([undefined, 'c']);
  // It does not come back because the learner's profile names it.
  await translations.keep(['FA']);
  expect((await listKeptLanguages(context)).size).toBe(0);
  expect(await translations.fetch(question, 'FA')).toBe('kept');
  expect((await listKeptLanguages(context)).size).toBe(1);
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no-connection'],
  ['a page of a Wi-Fi', async () => new Response('<html>'), 'no-answer'],
  ['a server that is not able to', async () => new Response('', { status: 503, headers: { 'x-api': '1' } }), 'no-answer'],
  ['another answer than was agreed', async () => new Response('{"sentenceList":1}', { headers: { 'x-api': '1' } }), 'no-answer'],
] as const)('%s is told, and nothing is kept', async (_, answer, result) => {
  const { device, translations, targetOf } = await open();
  device.network.fetch = answer;
  expect(await translations.fetch(question, 'DE')).toBe(result);
  expect(await targetOf(1001, 'DE')).toBeUndefined();
}); // prettier-ignore
