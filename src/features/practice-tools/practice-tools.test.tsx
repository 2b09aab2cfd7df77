import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listExamMemories } from '#data/queries/own-rows.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { PracticeTools } from './practice-tools.tsx';

const items = [15_001, 15_002, 15_003].map((id) => makeItem('MCS_R', id));
const [, middle] = items;
let device: Device;
afterEach(() => {
  localStorage.clear();
  device.close();
});

async function openQuestion() {
  device = await createDevice(items);
  const question = <PracticeScreen taskType="MCS_R" practiceId={15_002} search={{}} tools={PracticeTools} />;
  const view = renderOn(device, question, middle);
  await screen.findByRole('button', { name: 'More' });
  await screen.findByText('2 of 3');
  return view;
}

async function pick(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const opsOf = async (kind: string) =>
  (await device.context.db.outbox.toArray()).filter((op) => op.kind === kind);

test('an exam memory needs a date that has been and a country, and is kept on the device to be sent', async () => {
  const { user } = await openQuestion();
  await pick(user, 'Exam memory');
  const dialog = await screen.findByRole('dialog', { name: 'Did this question appear on your exam?' });
  const submit = within(dialog).getByRole('button', { name: 'Submit' });
  await user.click(await within(dialog).findByLabelText(/Date of your exam/));
  expect(await screen.findByRole('button', { name: '22 November 2026' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '12 November 2026' }));
  expect(submit).toHaveProperty('disabled', true);
  await user.selectOptions(within(dialog).getByLabelText(/Country/), 'IN');
  await user.click(within(dialog).getByRole('radio', { name: 'PTE Core' }));
  await user.click(submit);
  expect(await screen.findByText('Submitted successfully')).toBeTruthy();
  const { rows } = await listExamMemories(device.context, { practiceId: 15_002 });
  expect(rows.map((row) => row.value)).toMatchObject([
    { date: '2026-11-12', country: 'IN', pteType: 'CORE', description: '' },
  ]);
  expect(await opsOf('examMemory.create')).toHaveLength(1);
  await pick(user, 'Exam memory 1');
  expect(await screen.findByText('You have told us: Nov 12, 2026 in India.')).toBeTruthy();
});

test('a report takes 400 characters and no more, and none at all cannot be sent', async () => {
  const { user } = await openQuestion();
  await pick(user, 'Report');
  const dialog = await screen.findByRole('dialog', { name: 'Report' });
  const box = within(dialog).getByRole('textbox');
  expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  fireEvent.change(box, { target: { value: '   ' } });
  expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  fireEvent.change(box, { target: { value: 'x'.repeat(450) } });
  expect(within(dialog).getByText('400 / 400')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Reported successfully')).toBeTruthy();
  const [op] = await opsOf('report.create');
  expect(op?.payload).toMatchObject({ practiceId: 15_002, description: 'x'.repeat(400) });
});

test('single keys go through the list and open what is on the screen; a sheet lists them and switches them off', async () => {
  const { user, router } = await openQuestion();
  await user.keyboard('r');
  const report = await screen.findByRole('dialog', { name: 'Report' });
  await user.keyboard('nnn');
  expect(router.state.location.pathname).toContain('15002');
  expect(within(report).getByRole('textbox')).toHaveProperty('value', 'nnn');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  await screen.findByText('Next question', { selector: 'dd' });
  await user.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(router.state.location.pathname).toContain('15002');
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Use these keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toContain('15003'));
});

const drawFinger = (on: Element, from: number, to: number, down = 0) => {
  const at = (clientX: number, clientY: number) => [{ identifier: 1, target: on, clientX, clientY }];
  fireEvent.touchStart(on, { touches: at(from, 300) });
  fireEvent.touchEnd(on, { touches: [], changedTouches: at(to, 300 + down) });
};

test('a finger drawn across the question turns to the next and the previous one', async () => {
  const { router } = await openQuestion();
  const prompt = screen.getByRole('heading', { level: 1 });
  drawFinger(prompt, 400, 250);
  await waitFor(() => expect(router.state.location.pathname).toContain('15003'));
});

test('a finger that scrolls, moves a little or writes stays with the question', async () => {
  const { router } = await openQuestion();
  const prompt = screen.getByRole('heading', { level: 1 });
  drawFinger(prompt, 400, 350);
  drawFinger(prompt, 400, 250, 120);
  drawFinger(screen.getAllByRole('radio')[0] as HTMLElement, 400, 200);
  drawFinger(prompt, 10, 250);
  drawFinger(prompt, 250, 400);
  await waitFor(() => expect(router.state.location.pathname).toContain('15001'));
});
