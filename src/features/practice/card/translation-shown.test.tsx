import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import { partsOf } from '#domain/translation/translated-parts.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { keepLanguages } from '#tests/support/translation-server.ts';

/** A question all of whose parts are translated, by a word that says which part it is. */
async function show(taskType: BankTaskType, id: number, mode: 'PRACTICE' | 'EXAM' = 'PRACTICE') {
  const item = makeItem(taskType, id);
  const device = await createDevice([item], { mode });
  const pairs = partsOf(item).map(({ part, text }): SentencePair => ({
    part,
    source: text,
    target: `Auf Deutsch: ${part}`,
    alignments: [],
  }));
  await keepLanguages(device, { DE: { [id]: pairs } });
  device.ports.languageChoice.write('DE');
  const ui = <PracticeScreen taskType={taskType} practiceId={id} search={{}} />;
  return { ...renderOn(device, ui, item), item };
}
const shownParts = () => [
  ...new Set(
    screen.queryAllByText(/^Auf Deutsch/u).map(({ textContent }) => textContent.replace('Auf Deutsch: ', '')),
  ),
];
const openMore = async (user: Awaited<ReturnType<typeof show>>['user']) =>
  user.click(await screen.findByRole('button', { name: /^More/u }));

it('before the answer it is of what the learner reads anyway, and goes again', async () => {
  const { user } = await show('MCS_R', 15_001);
  await screen.findByRole('button', { name: 'Show answer' });
  expect(shownParts()).toEqual([]);
  await openMore(user);
  await user.click(await screen.findByRole('menuitem', { name: /^Translation/u }));
  await screen.findAllByText(/^Auf Deutsch/u);
  expect(shownParts()).toEqual(['TEXT', 'QUESTION']);
  expect(document.activeElement?.id).toBe('translation-heading');
  expect(screen.getByRole('button', { name: 'Show answer' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the translation' }));
  expect(shownParts()).toEqual([]);
});

it.each([
  ['FIB_R', 14_001],
  ['FIB_RW', 11_001],
  ['RO', 13_001],
] as const)('a translation of %s would give the answer away: it comes with it', async (taskType, id) => {
  const { user } = await show(taskType, id);
  await screen.findByRole('button', { name: 'Show answer' });
  await openMore(user);
  await user.click(await screen.findByRole('menuitem', { name: /^Translation/u }));
  await screen.findAllByText(/^Auf Deutsch/u);
  expect(shownParts()).toEqual(['TEXT', 'EXPLANATION']);
  await user.click(screen.getByRole('button', { name: 'Hide answer' }));
  expect(shownParts()).toEqual([]);
});

it('all of it comes with the answer, once', async () => {
  const { user } = await show('MCS_R', 15_001);
  const button = await screen.findByRole('button', { name: 'Show answer' });
  await openMore(user);
  await user.click(await screen.findByRole('menuitem', { name: /^Translation/u }));
  await screen.findAllByText(/^Auf Deutsch/u);
  await user.click(button);
  expect(await screen.findAllByText('Auf Deutsch: EXPLANATION')).toHaveLength(1);
  expect(shownParts()).toEqual(['TEXT', 'QUESTION', 'EXPLANATION']);
  expect(screen.getAllByRole('heading', { name: 'Translation' })).toHaveLength(1);
});

it('the exam has none', async () => {
  const { user } = await show('WE', 9001, 'EXAM');
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await openMore(user);
  expect(await screen.findByRole('menuitem', { name: /^Print/u })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /^Translation/u })).toBeNull();
});
