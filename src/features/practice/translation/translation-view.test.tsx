import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setProfile } from '#data/commands/set-profile.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { TranslationView } from './translation-view.tsx';

const sentence = (target: string, cut: number) => ({
  sentenceList: [
    {
      source: 'Bees dance.',
      target,
      alignments: [
        { sourceStart: 0, targetStart: 0 },
        { sourceStart: 5, targetStart: cut },
      ],
    },
  ],
});
const translations = { FA: sentence('زنبورها می‌رقصند.', 8), DE: sentence('Bienen tanzen.', 7) };
const region = async () => within(await screen.findByRole('region', { name: 'Translation' }));
const marked = () => [...document.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent);

async function show() {
  const item = makeItem('MCS_R', 15_001, { translations });
  return renderOn(await createDevice([item]), <TranslationView item={item} />, item);
}

it('shows the text sentence by sentence in the language that is chosen', async () => {
  const { user } = await show();
  const lineOf = async (words: string) => (await region()).getByText(words).closest('p');
  expect((await lineOf('tanzen.'))?.lang).toBe('de');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Persian (فارسی)');
  const persian = await lineOf('می‌رقصند.');
  expect([persian?.textContent, persian?.lang, persian?.dir]).toEqual(['زنبورها می‌رقصند.', 'fa', 'rtl']);
});

it('names the languages that the text has, and no other', async () => {
  await show();
  const names = (await region()).getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['German (Deutsch)', 'Persian (فارسی)']);
});

it('leads to the chosen language on paper, in a tab of its own', async () => {
  const { user } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Persian (فارسی)');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Print this translation' });
  expect(link.target).toBe('_blank');
  expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
    lang: 'FA',
    section: 'reading',
  });
});

it("begins with the learner's own language", async () => {
  const item = makeItem('MCS_R', 15_001, { translations });
  const device = await createDevice([item]);
  await setProfile(device.context, { language: 'FA' });
  renderOn(device, <TranslationView item={item} />, item);
  expect(await (await region()).findByText('می‌رقصند.')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('FA');
});

it('marks a phrase and its counterpart when either is tapped, and neither when it is tapped again', async () => {
  const { user } = await show();
  await user.click((await region()).getByText('Bees'));
  expect(marked()).toEqual(['Bees', 'Bienen']);
  await user.click((await region()).getByText('tanzen.'));
  expect(marked()).toEqual(['dance.', 'tanzen.']);
  expect((await region()).getByRole('status').textContent).toBe('dance.: tanzen.');
  const phrase = within((await region()).getByRole('list')).getByText('tanzen.');
  await user.click(phrase);
  await user.unhover(phrase);
  expect(marked()).toEqual([]);
});

it('marks what is pointed at, as long as it is', async () => {
  const { user } = await show();
  await user.hover((await region()).getByText('tanzen.'));
  expect(marked()).toEqual(['dance.', 'tanzen.']);
  await user.hover(screen.getByRole('heading', { name: 'Translation' }));
  expect(marked()).toEqual([]);
});

it('is one stop of the keyboard, whose arrow keys go from phrase to phrase', async () => {
  const { user } = await show();
  (await region()).getByRole('link').focus();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(marked()).toEqual(['Bees', 'Bienen']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(marked()).toEqual(['dance.', 'tanzen.']);
  await user.keyboard('{ArrowLeft}');
  expect(marked()).toEqual(['Bees', 'Bienen']);
  await user.keyboard('{Escape}');
  expect(marked()).toEqual([]);
  await user.tab();
  expect(document.activeElement?.closest('section[aria-labelledby="translation-heading"]')).toBeNull();
});

it('is not there for a text that nobody has translated', async () => {
  const item = makeItem('MCS_R', 15_001);
  const both = (
    <>
      <p>Explanation</p>
      <TranslationView item={item} />
    </>
  );
  renderOn(await createDevice([item]), both, item);
  expect(await screen.findByText('Explanation')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
});
