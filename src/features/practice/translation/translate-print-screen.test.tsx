import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importPack } from '#data/store/content/import-pack.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { keepLanguages, serveTranslations } from '#tests/support/translation-server.ts';
import { TranslatePrintScreen } from './translate-print-screen.tsx';

const start = { sourceStart: 0, targetStart: 0 };
const sentenceList: SentencePair[] = [
  { part: 'TEXT', source: 'Bees dance.', target: 'زنبورها می‌رقصند.', alignments: [start] },
  { part: 'TEXT', source: 'They show the way.', target: 'راه را نشان می‌دهند.', alignments: [start] },
];
const item = makeItem('MCS_R', 15_001, {
  title: 'Bees in the city',
  passage: 'Bees dance. They show the way.',
});
const persian = { FA: { 15_001: sentenceList } };
async function translated() {
  const device = await createDevice([item]);
  await keepLanguages(device, persian);
  return device;
}

it('has title, number, task and language, and each sentence above its translation, marked as what it is', async () => {
  renderOn(await translated(), <TranslatePrintScreen practiceId={15_001} language="FA" />, item);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bees in the city' })).toBeTruthy();
  for (const fact of ['#15001', 'Multiple Choice, Single Answer', 'Persian (فارسی)'])
    expect(screen.getByText(fact)).toBeTruthy();
  const lines = [...document.querySelectorAll('li p')].map((line) => [
    line.getAttribute('lang'),
    line.getAttribute('dir'),
    line.textContent,
  ]);
  expect(lines).toEqual(
    sentenceList.flatMap(({ source, target }) => [
      ['en', 'ltr', source],
      ['fa', 'rtl', target],
    ]),
  );
  expect(document.title).toBe('Bees in the city in Persian (فارسی) · Passage');
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('says so where the question has no such translation, with the way to the question', async () => {
  renderOn(await translated(), <TranslatePrintScreen practiceId={15_001} language="DE" />, item);
  expect(await screen.findByRole('heading', { level: 1, name: 'No translation to print' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Open the question' }).getAttribute('href');
  expect(way).toBe('/dashboard/reading/multiple-choice-single/15001');
});

it('a question that is not on this device is said to be missing, and is there once it arrives', async () => {
  const device = await createDevice([]);
  serveTranslations(device, persian);
  renderOn(device, <TranslatePrintScreen practiceId={15_001} language="FA" />, item);
  expect(await screen.findByText('This question is not on this device')).toBeTruthy();
  await importPack(device.context, {
    pack: { format: 1, taskType: 'MCS_R', items: [item] },
    generation: 'g',
  });
  expect(await screen.findByText('Bees dance.')).toBeTruthy();
});
