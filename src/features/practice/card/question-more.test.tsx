import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startSession } from '#data/commands/start-session.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';

const choice = makeItem('MCS_R', 15_001);
const essay = makeItem('WE', 9_001);
/** Opens the menu and chooses there. */
async function choose({ user }: { user: UserEvent }, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
}
/** The small word beside the menu. */
const expectMode = async (name: string) =>
  expect(await screen.findByText(name, { selector: '[data-mode]' })).toBeTruthy();

const open = (device: Device, item = choice, search = {}) =>
  renderOn(device, <PracticeScreen taskType={item.taskType} practiceId={item.id} search={search} />, item);

it('is one tap on the card, remembered on the device, and agrees with the gate', async () => {
  const device = await createDevice([choice]);
  const first = open(device);
  await screen.findByRole('radio', { name: 'B. To show the way' });
  await choose(first, 'Exam mode');
  expect(
    await screen.findByText('You have 90 seconds, then your answer is handed in automatically.'),
  ).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'B. To show the way' })).toBeNull();
  first.unmount();
  const { user } = open(device);
  await expectMode('Exam mode');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('timer', { name: 'Time left: 1:30' })).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: 'B. To show the way' }));
  await device.advance(90_000);
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByText('Done in exam mode.')).toBeTruthy();
  const mine = await screen.findByRole('list', { name: 'My answers' });
  expect(await within(mine).findByText('Exam mode')).toBeTruthy();
});

it('hands in a choice that was never made, as nothing', async () => {
  const device = await createDevice([choice], { mode: 'EXAM' });
  const { user } = open(device);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  // The clock starts a moment after the tap: time that goes by before it is not the question's.
  await screen.findByRole('timer', { name: 'Time left: 1:30' });
  await device.advance(90_000);
  expect(await screen.findByRole('region', { name: 'Your result' })).toBeTruthy();
  expect((await device.context.db.answers.toArray())[0]?.value).toEqual({ kind: 'choose', chosen: [] });
});

it('moves by the arrow keys, gives the focus back, and opening it begins nothing', async () => {
  const device = await createDevice([choice]);
  const { user } = open(device);
  const more = await screen.findByRole('button', { name: 'More' });
  await user.click(more);
  const practice = await screen.findByRole('menuitemradio', { name: 'Practice' });
  expect(practice.getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  for (const [role, name] of [
    ['menuitem', /^Print/],
    ['menuitemradio', 'Practice'],
  ] as const) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
  }
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  await choose({ user }, 'Practice');
  expect(await screen.findByRole('radio', { name: 'B. To show the way' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('asks before it clears an answer that was begun, and starts again in the other mode', async () => {
  const device = await createDevice([choice]);
  const { user } = open(device);
  await user.click(await screen.findByRole('radio', { name: 'B. To show the way' }));
  await choose({ user }, 'Exam mode');
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('radio', { name: 'B. To show the way' })).toHaveProperty('checked', true);
  await expectMode('Practice');
  await choose({ user }, 'Exam mode');
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('radio', { name: 'B. To show the way' })).toHaveProperty('checked', false);
});

it('goes on with exam work as exam work, whatever the device was told since', async () => {
  const device = await createDevice([essay], { mode: 'EXAM' });
  const first = open(device, essay);
  await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
  await first.user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Half');
  first.unmount();
  device.ports.modeChoice.keep('PRACTICE');
  const { user } = open(device, essay);
  expect(await screen.findByText(/^You began this question before in exam mode\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('timer', { name: /^Time left/ })).toBeTruthy();
  await expectMode('Exam mode');
});

it('holds for a whole session from its first question on', async () => {
  const items = [15_001, 15_002].map((id) => makeItem('MCS_R', id));
  const device = await createDevice(items, { mode: 'EXAM' });
  const session = await startSession(device.context, {
    stops: items.map(({ id }) => ({ practiceId: id, taskType: 'MCS_R' as const })),
  });
  const search = { session: session?.id };
  const first = open(device, items[0], search);
  await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
  await expectMode('Exam mode');
  await first.user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByText('Exam mode for this session')).toBeTruthy();
  first.unmount();
  device.ports.modeChoice.keep('PRACTICE');
  const { user } = open(device, items[1], search);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByText('Exam mode for this session')).toBeTruthy();
  expect(screen.getByText('A clock and no help')).toBeTruthy();
});
