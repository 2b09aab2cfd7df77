import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TargetDto } from '#contract/entities/progress.ts';
import { setTarget } from '#data/commands/set-goals.ts';
import { findTarget } from '#data/queries/goals.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { HomeGoals } from '#features/progress/home-goals.tsx';

afterEach(cleanup);

const clb7: TargetDto = {
  listening: 60, reading: 60, speaking: 68, writing: 69, overall: 64, examDate: '2026-12-24', language: 'FA',
}; // prettier-ignore

const show = (device: Device) => renderOn(device, <HomeGoals />).user;

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Set Target' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Target' }));
  await dialog.findByRole('button', { name: 'Save' });
  return dialog;
}

it('Save waits for a language and a date, then the target is on the device and waits to be sent', async () => {
  const device = await createDevice([]);
  const user = show(device);
  const dialog = await openDialog(user);
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Your language' }), '');
  await user.click(dialog.getByRole('button', { name: '30 November 2026' }));
  expect(save.disabled).toBe(true);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Your language' }), 'AR');
  expect(save.disabled).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'All 79' }));
  await user.click(save);
  expect(await screen.findByText('Settings updated successfully')).toBeTruthy();
  expect(await findTarget(device.context)).toEqual({
    listening: 79, reading: 79, speaking: 79, writing: 79, overall: 79, examDate: '2026-11-30', language: 'AR',
  }); // prettier-ignore
  expect((await device.context.db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['target.set']);
  expect(await screen.findByText('Overall target: 79 out of 90')).toBeTruthy();
});

it('days that are over cannot be chosen, and a score off the scale is named and not saved', async () => {
  const user = show(await createDevice([]));
  const dialog = await openDialog(user);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '20 November 2026' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: '21 November 2026' }));
  const overall = dialog.getByRole('textbox', { name: 'Overall' });
  await user.clear(overall);
  await user.type(overall, '95');
  expect(dialog.getByText('10 to 90')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('a date more than seven days ahead has a way back to today, and any date can be cleared', async () => {
  const device = await createDevice([]);
  await setTarget(device.context, clb7);
  const user = show(device);
  const dialog = await openDialog(user);
  expect(dialog.getByText('December 24, 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Today' }));
  expect(dialog.getByText('November 21, 2026')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Today' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Clear Date' }));
  expect(dialog.getByText('None chosen')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('the card counts down to the day of the exam, and says so when it is over', async () => {
  const device = await createDevice([]);
  await setTarget(device.context, clb7);
  show(device);
  const hours = 24 - new Date(device.context.clock.now()).getHours();
  const timer = await screen.findByRole('timer');
  expect(timer.getAttribute('aria-label')).toBe(`32 days, ${hours} hours and 0 minutes until your exam`);
  await setTarget(device.context, { ...clb7, examDate: '2026-11-19' });
  await waitFor(() => expect(screen.getByText(/It was 2 days ago/)).toBeTruthy());
});

it('before the first answer Today says what will be here, and no row of missing scores', async () => {
  show(await createDevice([]));
  expect(await screen.findByText(/^After some answers you see here/)).toBeTruthy();
  expect(screen.queryByText(/^Not enough answers yet/)).toBeNull();
});
