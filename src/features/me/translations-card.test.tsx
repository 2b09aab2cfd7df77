import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listKeptLanguages } from '#data/queries/translations.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { keepLanguages } from '#tests/support/translation-server.ts';
import { TranslationsCard } from './translations-card.tsx';

it('says what each language takes, and one goes with its button', async () => {
  const device = await createDevice([]);
  await keepLanguages(device, { FA: { 1001: [], 1002: [] }, ES: { 1001: [] } });
  const { user } = renderOn(device, <TranslationsCard />);
  const persian = await screen.findByRole('region', { name: 'Persian (فارسی)' });
  expect(persian.textContent).toContain('2 questions. They use 1 kB here.');
  expect(screen.getByRole('region', { name: 'Spanish (español)' }).textContent).toContain('1 question.');
  await user.click(screen.getByRole('button', { name: 'Remove Persian (فارسی)' }));
  const said = await screen.findByText(/^Persian .* is removed: 1 kB are free again/u);
  expect(document.activeElement).toBe(said);
  expect([...(await listKeptLanguages(device.context)).keys()]).toEqual(['ES']);
});

it('says how they come where there are none', async () => {
  renderOn(await createDevice([]), <TranslationsCard />);
  expect(await screen.findByText(/You choose a language under Translation/u)).toBeTruthy();
});
