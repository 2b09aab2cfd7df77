import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SentencePair, TranslatedPart } from '#contract/items/translation.ts';
import { setProfile } from '#data/commands/set-profile.ts';
import { createFakeVoice } from '#tests/support/fake-voice.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { keepLanguages, serveTranslations } from '#tests/support/translation-server.ts';
import { DeviceVoiceProvider } from '#ui/voice/use-device-voice.ts';
import { TranslationView } from './translation-view.tsx';

const id = 15_001;
const item = makeItem('MCS_R', id, {
  passage: 'Bees dance.',
  question: 'Who dances?',
  explanation: 'The passage begins with it.',
});
const sentence = (target: string, cut: number): SentencePair => ({
  part: 'TEXT',
  source: 'Bees dance.',
  target,
  alignments: [
    { sourceStart: 0, targetStart: 0 },
    { sourceStart: 5, targetStart: cut },
  ],
});
const whole = (part: TranslatedPart, source: string, target: string): SentencePair => ({
  part,
  source,
  target,
  alignments: [{ sourceStart: 0, targetStart: 0 }],
});
const german = [sentence('Bienen tanzen.', 7)];
const persian = [sentence('زنبورها می‌رقصند.', 8)];
const languages = { FA: { [id]: persian }, DE: { [id]: german } };
const region = async () => within(await screen.findByRole('region', { name: 'Translation' }));
const marked = () => [...document.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent);
const picker = async () => (await region()).findByRole<HTMLSelectElement>('combobox', { name: 'Language' });

/** A device with both languages on it, on which German was chosen before. */
async function show(kept = languages) {
  const device = await createDevice([item]);
  await keepLanguages(device, kept);
  device.ports.languageChoice.write('DE');
  const view = renderOn(device, <TranslationView item={item} parts={null} />, item);
  await screen.findByText('tanzen.');
  return { ...view, device };
}

/** A device that has nothing yet, and a server that has both. */
async function showOnline(packs: Parameters<typeof serveTranslations>[1] = languages) {
  const device = await createDevice([item]);
  const server = serveTranslations(device, packs);
  return { device, server, open: () => open(device) };
}
const open = (device: Device, parts: readonly TranslatedPart[] | null = null) =>
  renderOn(device, <TranslationView item={item} parts={parts} />, item);

it('shows the text sentence by sentence in the language that was chosen, and remembers another one', async () => {
  const { user, device } = await show();
  const lineOf = async (words: string) => (await (await region()).findByText(words)).closest('p');
  expect((await lineOf('tanzen.'))?.lang).toBe('de');
  await user.selectOptions(await picker(), 'Persian (فارسی)');
  const line = await lineOf('می‌رقصند.');
  expect([line?.textContent, line?.lang, line?.dir]).toEqual(['زنبورها می‌رقصند.', 'fa', 'rtl']);
  expect(device.ports.languageChoice.read()).toBe('FA');
});

it('names the languages that the question has, and no other', async () => {
  await show();
  const names = (await region()).getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['German (Deutsch)', 'Persian (فارسی)']);
});

it('leads to the chosen language on paper, in a tab of its own', async () => {
  const { user } = await show();
  await user.selectOptions(await picker(), 'Persian (فارسی)');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Print this translation' });
  expect(link.target).toBe('_blank');
  expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
    lang: 'FA',
    section: 'reading',
  });
});

it("begins with the learner's own language, and asks for one where it does not know any", async () => {
  const device = await createDevice([item]);
  await keepLanguages(device, languages);
  const first = open(device);
  expect((await picker()).selectedOptions[0]?.textContent).toBe('Choose a language');
  first.unmount();
  await setProfile(device.context, { language: 'FA' });
  open(device);
  expect(await (await region()).findByText('می‌رقصند.')).toBeTruthy();
});

it('says so where the question lacks the language that was chosen', async () => {
  const device = await createDevice([item]);
  await keepLanguages(device, languages);
  device.ports.languageChoice.write('TR');
  open(device);
  expect(await screen.findByText('This question is not translated into Turkish (Türkçe).')).toBeTruthy();
});

it('fetches the language that is chosen, whose size it says before, and has it without a connection then', async () => {
  const { device, open: show } = await showOnline();
  const { user, unmount } = show();
  const names = (await (await region()).findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Choose a language', 'German (Deutsch), 100 kB', 'Persian (فارسی), 100 kB']);
  await user.selectOptions(await picker(), 'FA');
  expect(await screen.findByText('می‌رقصند.')).toBeTruthy();
  unmount();
  device.network.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  expect(await screen.findByText('می‌رقصند.')).toBeTruthy();
});

it.each([
  ['no connection', null, 'The translation comes with a connection.'],
  [
    'the page of a Wi-Fi',
    '<html>Sign in</html>',
    'The translation did not come. Try again in a few minutes.',
  ],
] as const)('with %s it says so, and tries again', async (_, page, words) => {
  const { device, server, open: show } = await showOnline();
  await device.ports.translations.look();
  const network = device.network.fetch;
  device.network.fetch = () =>
    page === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response(page));
  device.ports.languageChoice.write('FA');
  const { user } = show();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  device.network.fetch = network;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('می‌رقصند.')).toBeTruthy();
  expect(server.asked.filter((path) => path.includes('/translations/'))).toHaveLength(1);
});

it('a machine is asked only when the learner says so, and what it made is named and stays', async () => {
  const { device, server, open: show } = await showOnline({});
  const html = '<b>Bienen</b> tanzen.';
  const made = { ...whole('TEXT', 'Bees dance.', html), alignments: [] };
  server.machine = { DE: { sentenceList: [made], isMachine: true } };
  device.ports.languageChoice.write('DE');
  const { user, unmount } = show();
  expect((await picker()).selectedOptions[0]?.textContent).toBe('German (Deutsch), by machine');
  expect(server.asked).toEqual(['/api/content/translations']);
  await user.click(await screen.findByRole('button', { name: 'Translate into German' }));
  // As text, and not as HTML.
  expect(await screen.findByText(html)).toBeTruthy();
  expect(screen.getByText('Machine translation: it can be wrong.')).toBeTruthy();
  // It has no phrases to be told apart.
  expect(screen.queryByText(/^Tap a phrase/u)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
  unmount();
  device.network.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  expect(await screen.findByText(html)).toBeTruthy();
});

it('shows what has changed since the pack was made as it is, and the rest translated', async () => {
  const device = await createDevice([item]);
  const changed = makeItem('MCS_R', id, { passage: 'Bees dance. Wasps do not.' });
  await keepLanguages(device, languages);
  device.ports.languageChoice.write('DE');
  renderOn(device, <TranslationView item={changed} parts={null} />, changed);
  expect((await screen.findByText('tanzen.')).closest('li')?.textContent).toBe('Bees dance.Bienen tanzen.');
  expect(screen.getByText('Wasps do not.').closest('li')?.textContent).toBe('Wasps do not.Not translated');
});

it('has a heading for each part, and shows only those that are asked for', async () => {
  const device = await createDevice([item]);
  const all = [
    ...german,
    whole('QUESTION', 'Who dances?', 'Wer tanzt?'),
    whole('QUESTION', 'To rest', 'Um zu ruhen'),
    whole('EXPLANATION', 'The passage begins with it.', 'Der Text beginnt damit.'),
  ];
  await keepLanguages(device, { DE: { [id]: all } });
  device.ports.languageChoice.write('DE');
  const headings = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  const { unmount } = open(device);
  await screen.findByText('Wer tanzt?');
  expect(headings()).toEqual(['Text', 'Question', 'Option c', 'Explanation']);
  unmount();
  open(device, ['QUESTION']);
  await screen.findByText('Wer tanzt?');
  expect(headings()).toEqual(['Question', 'Option c']);
});

/** Persian on a device that has voices of these languages. */
async function showPersian(voices: readonly string[]) {
  const device = await createDevice([item]);
  await keepLanguages(device, languages);
  device.ports.languageChoice.write('FA');
  const { voice, said } = createFakeVoice(undefined, voices);
  const ui = (
    <DeviceVoiceProvider value={voice}>
      <TranslationView item={item} parts={null} />
    </DeviceVoiceProvider>
  );
  const view = renderOn(device, ui, item);
  await screen.findByText('می‌رقصند.');
  return { ...view, said };
}

it('is read aloud by a voice of its own language', async () => {
  const { user, said } = await showPersian(['en', 'fa']);
  await user.click(screen.getByRole('button', { name: /^Hear the translation/u }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['زنبورها می‌رقصند.']));
});

it('says so where the device has no voice of that language', async () => {
  await showPersian(['en']);
  expect(screen.getByText('This device has no voice for Persian.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Hear/u })).toBeNull();
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
  (await region()).getByRole('group').focus();
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
  const both = (
    <>
      <p>Explanation</p>
      <TranslationView item={item} parts={null} />
    </>
  );
  renderOn(await createDevice([item]), both, item);
  expect(await screen.findByText('Explanation')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Translation' })).toBeNull();
});
