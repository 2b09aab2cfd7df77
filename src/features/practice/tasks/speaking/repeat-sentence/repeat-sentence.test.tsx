import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';

const audio = (id: string, digit: string) => ({
  id,
  label: `${id} voice`,
  accent: 'US',
  sha256: digit.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 2_000,
});
const item = makeItem('RS', 2_001, { audios: [audio('af_heart', 'a'), audio('bm_george', 'b')] });

async function open(device: Device) {
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="RS" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByText('Play after 3 sec');
  return view;
}
const prompt = (device: Device) => device.audio.players[0];

it('plays the sentence once, without a way back, then records by itself and hands it in: that is the exam', async () => {
  const device = await createDevice([item], { mode: 'EXAM' });
  const { user } = await open(device);
  expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Voice' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recorder' })).toBeNull();
  await device.advance(3_200);
  expect(prompt(device)?.getState().status).toBe('playing');
  const listen = screen.getByRole('region', { name: 'Listen' });
  expect(within(listen).getByRole('progressbar', { name: 'The sentence' })).toBeTruthy();
  expect(within(listen).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Show answer' })).toBeNull();
  act(() => prompt(device)?.end());
  await screen.findByRole('timer', { name: 'Time to speak: 0:15' });
  act(() => device.audio.speak('the old bridge'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByRole('heading', { name: 'The sentence' })).toBeTruthy();
  expect(result.textContent).toContain('The old bridge was closed for repairs.');
  // Nothing is invented: no points where no trait was measured.
  expect(result.textContent).not.toMatch(/points/);
});

it('speaks in the voice that the learner chooses before it begins', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'bm_george voice');
  await device.advance(100);
  expect(prompt(device)?.loaded.at(-1)).toEqual({ url: `/api/content/media/${'b'.repeat(64)}` });
  expect(prompt(device)?.getState().status).toBe('playing');
});

it('in practice plays it again as often as the learner likes, until the microphone opens', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await device.advance(3_200);
  expect(await screen.findByRole('button', { name: 'Show answer' })).toHaveProperty('disabled', true);
  act(() => prompt(device)?.end());
  const start = await screen.findByRole('button', { name: 'Start recording' });
  const listen = screen.getByRole('region', { name: 'Listen' });
  await user.click(within(listen).getByRole('button', { name: /^Play/ }));
  expect(prompt(device)?.getState().status).toBe('playing');
  expect(device.audio.isRecording()).toBe(false);
  await user.click(start);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  expect(screen.queryByRole('region', { name: 'Listen' })).toBeNull();
});

it('plays the sentence again for a new try', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await device.advance(3_200);
  act(() => prompt(device)?.end());
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  act(() => device.audio.speak('the old'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Play after 3 sec');
  await device.advance(3_200);
  expect(device.audio.isRecording()).toBe(false);
  expect(device.audio.players.at(-1)?.getState().status).toBe('playing');
});

it('plays the sentence from its start when the page was reloaded while it played', async () => {
  const device = await createDevice([item]);
  const first = await open(device);
  await device.advance(3_200);
  first.unmount();
  await open(device);
  expect(device.audio.isRecording()).toBe(false);
});

it('says that it cannot be played, and starts over on request', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await device.advance(3_200);
  act(() => prompt(device)?.fail());
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(
    'This audio cannot be played now. It is not on this device yet, and Passage cannot be reached.',
  );
  expect(screen.queryByRole('region', { name: 'Recorder' })).toBeNull();
  // There is no other question to go to.
  expect(within(notice).queryByRole('link')).toBeNull();
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Play after 3 sec');
});

it('offers the next question of the filtered list when its sound cannot be played', async () => {
  const others = [2_002, 2_003].map((id) => makeItem('RS', id, { level: id === 2_003 ? 'HARD' : 'EASY' }));
  const device = await createDevice([{ ...item, level: 'HARD' }, ...others]);
  await renderBegun(
    device,
    <PracticeScreen taskType="RS" practiceId={item.id} search={{ complexities: 'HARD' }} />,
    item,
  );
  await screen.findByText('Play after 3 sec');
  await device.advance(3_200);
  act(() => prompt(device)?.fail());
  const notice = within(await screen.findByRole('alert'));
  const onward = await notice.findByRole('link', { name: 'Next question' });
  expect(onward.getAttribute('href')).toContain('/2003');
});

it('asks for the microphone before the sentence plays', async () => {
  const device = await createDevice([item]);
  device.audio.forgetMicrophone();
  const { user } = await renderBegun(
    device,
    <PracticeScreen taskType="RS" practiceId={item.id} search={{}} />,
    item,
  );
  const allow = await screen.findByRole('button', { name: 'Allow microphone' });
  await device.advance(10_000);
  expect(device.audio.players).toEqual([]);
  await user.click(allow);
  await screen.findByText('Play after 3 sec');
  await device.advance(3_200);
  expect(prompt(device)?.getState().status).toBe('playing');
});

it('with a microphone that is refused says what to do, and can be listened to without it', async () => {
  const device = await createDevice([item]);
  device.audio.refuseMicrophone();
  const { user } = await renderBegun(
    device,
    <PracticeScreen taskType="RS" practiceId={item.id} search={{}} />,
    item,
  );
  await user.click(await screen.findByRole('button', { name: 'Allow microphone' }));
  const modal = await screen.findByRole('dialog', { name: 'No Microphone Permission' });
  await user.click(within(modal).getByRole('button', { name: 'Request Permission' }));
  expect((await within(modal).findByText('Permission denied')).textContent).toBeTruthy();
  await user.click(within(modal).getByRole('button', { name: 'Ok, Got it' }));
  await user.click(screen.getByRole('button', { name: 'Listen without it' }));
  await screen.findByText('Play after 3 sec');
});

it('goes on by itself once the microphone is allowed in the dialog', async () => {
  const device = await createDevice([item]);
  device.audio.refuseMicrophone();
  const { user } = await renderBegun(
    device,
    <PracticeScreen taskType="RS" practiceId={item.id} search={{}} />,
    item,
  );
  await user.click(await screen.findByRole('button', { name: 'Allow microphone' }));
  const modal = await screen.findByRole('dialog', { name: 'No Microphone Permission' });
  device.audio.allowMicrophone();
  await user.click(within(modal).getByRole('button', { name: 'Request Permission' }));
  expect(await screen.findByText('Play after 3 sec')).toBeTruthy();
});

it('shows the sentence and its voices in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const spoken = await within(answer).findByRole('heading', { name: 'Transcript' });
  expect(spoken.parentElement?.textContent).toContain('The old bridge was closed for repairs.');
  expect(within(answer).getByRole('combobox', { name: 'Voice' })).toBeTruthy();
});
