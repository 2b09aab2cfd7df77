import { cleanup, screen, within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { BreakdownBanner } from '#features/progress/breakdown-banner.tsx';
import { setLevel } from '#data/commands/set-goals.ts';
import { findLevel } from '#data/queries/goals.ts';
import { veilTexts } from '#features/progress/premium-veil.tsx';
import { makeLevel } from '#tests/support/make-level.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

it('four steps open one after another, mock scores must be 10 to 90, and the plan is there at once', async () => {
  const device = await createDevice([makeItem('RA', 1_001), makeItem('RO', 13_001)]);
  const { user } = renderOn(device, <PlanCard pteType="ACADEMIC" plan="PREMIUM" />);
  await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Study Plan' }));
  const next = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  expect(next().disabled).toBe(true);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '3. Mock Test' }).disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /^B1/ }));
  await user.click(next());
  expect(next().disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Up to 1 hour a day' }));
  await user.click(next());
  expect(next().disabled).toBe(false);
  await user.click(dialog.getByRole('radio', { name: 'Yes, I have' }));
  expect(next().disabled).toBe(true);
  for (const name of ['Overall', 'Listening', 'Reading', 'Speaking', 'Writing'])
    await user.type(dialog.getByRole('textbox', { name }), name === 'Overall' ? '9' : '50');
  expect(next().disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: 'Overall' }), '0');
  await user.click(next());
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(dialog.getByRole('radio', { name: 'No, not yet' }));
  await user.click(next());
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Study plan submitted successfully')).toBeTruthy();
  expect(await findLevel(device.context)).toMatchObject({
    englishLevel: 'B1',
    dailyPractice: 'LESS_THAN_1',
    overall: 0,
    dailyPracticeDuration: { seconds: 3_600 },
  });

  expect(await screen.findByText('1 hour today')).toBeTruthy();
  const task = await screen.findByRole('link', { name: 'Read Aloud' });
  expect(task.getAttribute('href')).toBe('/dashboard/speaking/read-aloud/1');
  expect(screen.getByText(/It counts for about 11 % of Speaking/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Listening' }));
  expect(screen.getByText('Nothing of Listening today.')).toBeTruthy();
});

it('the plan opens on the first skill that has something today', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await setLevel(device.context, makeLevel());
  renderOn(device, <PlanCard pteType="ACADEMIC" plan="PREMIUM" />);
  expect(await screen.findByRole('link', { name: 'Re-order Paragraphs' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Reading' }).checked).toBe(true);
});

it.each(['ACADEMIC', 'CORE'] as const)('the banner of %s leads to a sheet that is there', async (pteType) => {
  renderOn(await createDevice([]), <BreakdownBanner pteType={pteType} />);
  const file = (await screen.findByRole('link', { name: 'Open the PDF' })).getAttribute('href');
  expect(existsSync(`public${file}`)).toBe(true);
});

it('on the free plan the plan is behind the words of the specification', async () => {
  renderOn(await createDevice([]), <PlanCard pteType="ACADEMIC" plan="TRIAL" />);
  expect(await screen.findByText(veilTexts.studyPlan)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/dashboard/plans');
  expect(screen.queryByRole('button', { name: 'Make a plan' })).toBeNull();
});
