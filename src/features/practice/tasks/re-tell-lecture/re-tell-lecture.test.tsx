import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';

const item = makeItem('RL', 4_001, {
  audios: [
    {
      id: 'af_heart',
      label: 'Heart voice',
      accent: 'US',
      sha256: 'a'.repeat(64),
      mimeType: 'audio/mpeg',
      sizeBytes: 1_000,
      durationMs: 60_000,
    },
  ],
});

async function open(device: Device) {
  const view = renderOn(device, <PracticeScreen taskType="RL" practiceId={item.id} search={{}} />, item);
  await screen.findByText('Play after 3 sec');
  return view;
}

it('plays the lecture, gives ten seconds to prepare, then records for forty', async () => {
  const device = await createDevice([item]);
  await open(device);
  expect(
    screen.getByText(
      'You will hear a lecture once. Take notes. Then you have 10 seconds to prepare, and 40 seconds to tell it in your own words.',
    ),
  ).toBeTruthy();
  await device.advance(3_200);
  expect(device.audio.players[0]?.getState().status).toBe('playing');
  act(() => device.audio.players[0]?.end());
  await screen.findByRole('timer', { name: 'Time to prepare: 0:10' });
  expect(device.audio.isRecording()).toBe(false);
  await device.advance(10_000);
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  await screen.findByRole('timer', { name: 'Time to speak: 0:40' });
});

it('submits what was said, without points before it is assessed', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await device.advance(3_200);
  act(() => device.audio.players[0]?.end());
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  act(() => device.audio.speak('the lecture was about bees'));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(result.textContent).toContain('Use more of the 40 seconds');
  expect(result.textContent).not.toMatch(/points/);
});

it('shows the transcript, the key points and the model answer in the answer', async () => {
  const device = await createDevice([item]);
  const { user } = await open(device);
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(await within(answer).findByText(/Bees dance to show the way/)).toBeTruthy();
  expect(
    within(answer)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(expect.arrayContaining(['Dance', 'Angle', 'Flowers']));
  expect(within(answer).getByText('The lecture was about the dance of bees.')).toBeTruthy();
});
