import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TargetDto } from '#contract/entities/progress.ts';
import { setTarget } from '#data/commands/set-goals.ts';
import { writeMeta } from '#data/store/meta.ts';
import { findTarget } from '#data/queries/goals.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { HomeGoals } from '#features/progress/home-goals.tsx';

afterEach(cleanup);

const clb7: TargetDto = {
  listening: 60,
  reading: 60,
  speaking: 68,
  writing: 69,
  overall: 64,
  examDate: '2026-12-24',
  language: 'FA',
};

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
    listening: 79,
    reading: 79,
    speaking: 79,
    writing: 79,
    overall: 79,
    examDate: '2026-11-30',
    language: 'AR',
  });
  expect((await device.context.db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['target.set']);
  expect(await screen.findByText('Overall target: 79 out of 90')).toBeTruthy();
});

it('a target that the device has no room for says so, and the dialog keeps what was entered', async () => {
  const device = await createDevice([]);
  device.context.db.outbox.hook('creating', () => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const user = show(device);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: '30 November 2026' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Your language' }), 'AR');
  await user.click(dialog.getByRole('button', { name: 'All 79' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update settings')).toBeTruthy();
  const still = within(screen.getByRole('dialog', { name: 'Set Target' }));
  expect(still.getByRole<HTMLInputElement>('textbox', { name: 'Overall' }).value).toBe('79');
  expect(await findTarget(device.context)).toBeNull();
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

it('what another device changed while the dialog was open stays: only what was changed here is sent', async () => {
  const device = await createDevice([]);
  await setTarget(device.context, clb7);
  const user = show(device);
  const dialog = await openDialog(user);
  await setTarget(device.context, { ...clb7, examDate: '2027-01-31' }, clb7);
  await user.click(dialog.getByRole('button', { name: 'All 79' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings updated successfully');
  expect(await findTarget(device.context)).toMatchObject({
    examDate: '2027-01-31',
    overall: 79,
    reading: 79,
  });
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

it('on a device whose clock is ten days ahead the countdown and the calendar go by the right time', async () => {
  const device = await createDevice([]);
  await setTarget(device.context, { ...clb7, examDate: '2026-11-19' });
  const user = show(device);
  expect(await screen.findByText(/It was 2 days ago/)).toBeTruthy();
  await writeMeta(device.context.db, 'clock-ahead', 10 * 86_400_000);
  const timer = await screen.findByRole('timer');
  expect(timer.getAttribute('aria-label')).toMatch(/^7 days, /);
  await user.click(screen.getByRole('button', { name: /Target/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Target' }));
  const dayIs = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name }).disabled;
  await dialog.findByRole('button', { name: '10 November 2026' });
  expect([dayIs('10 November 2026'), dayIs('12 November 2026')]).toEqual([true, false]);
});

it('before the first answer Today says what will be here, and no row of missing scores', async () => {
  show(await createDevice([]));
  expect(await screen.findByText(/^After some answers you see here/)).toBeTruthy();
  expect(screen.queryByText(/^Not enough answers yet/)).toBeNull();
});
