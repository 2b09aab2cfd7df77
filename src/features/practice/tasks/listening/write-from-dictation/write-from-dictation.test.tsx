import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PracticeMode } from '#contract/exam.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';

const audio = (id: string, accent: 'US' | 'UK', digit: string) => ({
  id,
  label: `${id} voice`,
  accent,
  sha256: digit.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 2_000,
});
const item = makeItem('WFD', 23_001, {
  audios: [audio('af_heart', 'US', 'a'), audio('bm_george', 'UK', 'b')],
});

async function open(mode: PracticeMode = 'PRACTICE') {
  const device = await createDevice([item], { mode });
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="WFD" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByText('Play after 3 sec');
  return { device, ...view };
}

it('counts down, plays by itself in a random voice, and starts the clock with the sentence', async () => {
  const { device } = await open();
  await device.advance(1_200);
  expect(screen.getByText('Play after 2 sec')).toBeTruthy();
  await device.advance(2_000);
  const [player] = device.audio.players;
  expect(player?.loaded).toEqual([{ url: `/api/content/media/${'a'.repeat(64)}` }]);
  expect(player?.getState().status).toBe('playing');
  await device.advance(5_300);
  expect(screen.getByRole('timer', { name: 'Time used: 0:05' })).toBeTruthy();
});

it('plays at once in a voice that the learner chooses', async () => {
  const { device, user } = await open();
  await device.advance(4_000);
  const [player] = device.audio.players;
  act(() => player?.end());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'bm_george voice');
  await device.advance(100);
  expect(player?.loaded.at(-1)).toEqual({ url: `/api/content/media/${'b'.repeat(64)}` });
  expect(player?.getState().status).toBe('playing');
});

it('marks each word with a sign and a word, beside what was typed and what was said', async () => {
  const { device, user } = await open();
  await device.advance(4_000);
  act(() => device.audio.players[0]?.end());
  const box = screen.getByRole('textbox', { name: 'Type the sentence' });
  for (const help of ['autocorrect', 'autocapitalize', 'autocomplete']) {
    expect(box.getAttribute(help)).toBe('off');
  }
  expect(box.getAttribute('spellcheck')).toBe('false');
  await user.type(box, 'please return all libary books now');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  const evidence = await within(result).findByText('Right: 4');
  expect(evidence.closest('ul')?.textContent).toContain('Misspelt: 1');
  expect(evidence.closest('ul')?.textContent).toContain('Extra: 1');
  // What was typed stands in that line alone, and is read as words.
  expect(evidence.closest('ul')?.previousElementSibling?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'please return all Misspelt: \u2248libary, right: library books Extra: +now',
  );
  const said = within(result).getByRole('region', { name: 'What was said' });
  expect(said.textContent).toContain('Please return all library books.');
  expect(result.textContent).toContain('4 of 5 points');
});

it('says why there is no sound, runs no clock for it, and tries again on request', async () => {
  const { device, user } = await open();
  await device.advance(3_200);
  act(() => device.audio.players[0]?.fail());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'This audio cannot be played now. It is not on this device yet, and Passage cannot be reached.',
  );
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Play after 3 sec')).toBeTruthy();
});

it('has in exam mode its volume and nothing else to press, from the countdown on; it holds for the next sound', async () => {
  const { device } = await open('EXAM');
  const volume = screen.getByRole('slider', { name: 'Volume' });
  act(() => volume.focus());
  fireEvent.change(volume, { target: { value: '0.4' } });
  expect(volume.getAttribute('aria-valuetext')).toBe('40 %');
  await device.advance(20_000);
  const [player] = device.audio.players;
  expect(player?.getState().status).toBe('playing');
  expect(player?.getSettings().volume).toBe(0.4);
  // The bar has come in the place of the countdown, under the learner's hand nothing has changed.
  expect(screen.getByRole('progressbar', { name: 'The sentence' })).toBeTruthy();
  expect(document.activeElement).toBe(volume);
  expect(screen.getByRole('slider')).toBe(volume);
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
  expect(device.ports.createPlayer().getSettings().volume).toBe(0.4);
});
