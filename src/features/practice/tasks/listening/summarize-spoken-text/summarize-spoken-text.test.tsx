import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PracticeMode } from '#contract/exam.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';

const item = makeItem('SST', 16_001, {
  audios: [
    {
      id: 'af_heart',
      label: 'Heart',
      accent: 'US',
      sha256: 'a'.repeat(64),
      mimeType: 'audio/mpeg',
      sizeBytes: 1_000,
      durationMs: 60_000,
    },
  ],
});

async function open(mode: PracticeMode = 'PRACTICE') {
  const device = await createDevice([item], { mode });
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="SST" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByText('Play after 3 sec');
  return { device, box: screen.getByRole('textbox', { name: 'Your summary' }), ...view };
}

it('plays by itself after the countdown, and the clock of eight minutes includes it', async () => {
  const { device } = await open('EXAM');
  expect(screen.queryByRole('timer', { name: /Time left/ })).toBeNull();
  await device.advance(3_200);
  expect(device.audio.players[0]?.getState().status).toBe('playing');
  await device.advance(60_600);
  expect(screen.getByRole('timer', { name: 'Time left: 7:00' })).toBeTruthy();
  act(() => device.audio.players[0]?.end());
  await device.advance(60_000);
  expect(screen.getByRole('timer', { name: 'Time left: 6:00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  await device.advance(6 * 60_000);
  expect(await screen.findByRole('region', { name: 'Your result' })).toBeTruthy();
});

it('takes words while the talk is heard, counts them, and shows what the summary says of it', async () => {
  const { device, user, box } = await open();
  await device.advance(3_200);
  await user.type(box, 'Bees dance for the others:');
  expect(screen.getByText('20 to 30, 15 to go')).toBeTruthy();
  act(() => device.audio.players[0]?.end());
  await user.type(
    box,
    ' its angle tells them the direction of the flowers, and from its length they know the distance that they have to fly.',
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  await within(result).findByText(/Scored on this device/);
  expect(within(result).getByText('The length is within 20 to 30 words.')).toBeTruthy();
  expect(within(result).getByRole('heading', { name: 'Key points: 3 of 3 found' })).toBeTruthy();
  expect(result.textContent).toMatch(/of 10 points/);
});

it('shows the transcript, the voice and a model summary when the learner asks for them', async () => {
  const { device, user } = await open();
  await device.advance(3_200);
  act(() => device.audio.players[0]?.end());
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  const transcript = await within(answer).findByRole('heading', { name: 'Transcript' });
  const spoken = transcript.parentElement;
  expect(spoken?.textContent).toContain('Bees dance to show the way to flowers.');
  // One voice speaks a talk: there is none to choose, only a player.
  expect(within(answer).queryByRole('combobox', { name: 'Voice' })).toBeNull();
  expect(within(answer).getByRole('button', { name: /^Play/ })).toBeTruthy();
  expect(within(answer).getByText(/^Bees show the others by a dance/)).toBeTruthy();
});
