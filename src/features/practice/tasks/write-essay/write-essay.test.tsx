import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { createDevice, makeItem, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';

const item = makeItem('WE', 9_001);

function open(device: Device) {
  return renderOn(device, <PracticeScreen taskType="WE" practiceId={item.id} search={{}} />, item);
}

it('counts words while typing and says how far they are from the range', async () => {
  const device = await createDevice([item]);
  const { user } = open(device);
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  expect(box.getAttribute('spellcheck')).toBe('false');
  await user.type(box, "Well-known towns don't close them.");
  expect(screen.getByText('200 to 300, 195 to go')).toBeTruthy();
});

it('keeps text and clock over a reload, and forgets both once the essay is handed in', async () => {
  const device = await createDevice([item]);
  const first = open(device);
  await first.user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Half a sentence');
  await device.advance(60_000);
  const key = `local ${item.id}`;
  await waitFor(async () => {
    expect(await device.ports.drafts.load(key)).toMatchObject({ value: { text: 'Half a sentence' } });
  });
  // A reload: what is on the device stays, the page and its memory go.
  const kept = await device.ports.drafts.load(key);
  first.unmount();
  expect(await device.ports.drafts.load(key)).toEqual(kept);
  await device.advance(30_000);

  const second = open(device);
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  expect((box as HTMLTextAreaElement).value).toBe('Half a sentence');
  expect(screen.getByRole('timer', { name: 'Time left: 18:30' })).toBeTruthy();

  await second.user.type(box, '. Done now.');
  await second.user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByText(/Too short: full points need 200 to 300 words/)).toBeTruthy();
  expect(within(result).getByText('0 of 2')).toBeTruthy();
  expect(within(result).queryByText(/points$/)).toBeNull();
  await waitFor(async () => expect(await device.ports.drafts.load(key)).toBeNull());
});

it('asks before it clears a text that was begun', async () => {
  const device = await createDevice([item]);
  const { user } = open(device);
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  await user.type(box, 'Some words');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect((box as HTMLTextAreaElement).value).toBe('Some words');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  await waitFor(() =>
    expect((screen.getByRole('textbox', { name: 'Your essay' }) as HTMLTextAreaElement).value).toBe(''),
  );
});

it('is busy from the first moment until the essay is handed in, so that no update interrupts it', async () => {
  const device = await createDevice([item]);
  const { user } = open(device);
  await user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'A word.');
  expect(device.ports.busy.isBusy()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
  expect(device.ports.busy.isBusy()).toBe(false);
});

it('shows model answers and key points to compare with when the learner asks for them', async () => {
  const device = await createDevice([item]);
  const { user } = open(device);
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(await within(answer).findByText('A library gives everyone a quiet place.')).toBeTruthy();
  expect(within(answer).getAllByRole('checkbox')).toHaveLength(3);
  expect(await within(answer).findByRole('heading', { name: 'Look closer' })).toBeTruthy();
  expect(answer.querySelector('script')).toBeNull();
});
