import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sections } from '#contract/exam.ts';
import { isInExam, taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { setLevel } from '#data/commands/set-goals.ts';
import { dayEstimatesKey, keptFormat, writeMeta } from '#data/store/meta.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { dayOf, startOf } from '#domain/goals/exam-day.ts';
import { makeLevel } from '#tests/support/make-level.ts';
import { neverReadEstimates } from '#tests/support/never-read-estimates.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { PlanCard } from './plan-card.tsx';

const bank = taskTypes
  .filter((task) => isInExam(task, 'ACADEMIC'))
  .map((task) => makeItem(task, (taskTypes.indexOf(task) + 1) * 1_000 + 1));

async function deviceWithPlan(): Promise<Device> {
  const device = await createDevice(bank);
  await setLevel(device.context, makeLevel());
  return device;
}

/** Twenty answers to each task: all points, or none. */
function keepEstimates({ context }: Device, isStrong: (task: TaskType) => boolean): Promise<unknown> {
  const shares = bank.map(({ taskType }) => {
    const share = isStrong(taskType) ? 1 : 0;
    return [taskType, Array.from({ length: 20 }, () => ({ low: share, high: share, max: 1 }))] as const;
  });
  return writeMeta(context.db, dayEstimatesKey(context.userId), {
    format: keptFormat,
    pteType: 'ACADEMIC',
    since: startOf(dayOf(context.clock.now())) ?? 0,
    estimates: estimate('ACADEMIC', new Map(shares)),
  });
}

const card = () => screen.getByRole('region', { name: 'Study plan' });
const links = () => within(card()).getAllByRole('link', { name: (name) => !name.startsWith('Old') });
/** Every place of the card that takes room, in order. */
const shape = () => [...card().querySelectorAll('p, ul, li, fieldset, button')].map(({ tagName }) => tagName);
const isSpeaking = (task: TaskType) => taskAddresses[task].section === sections[0];
const open = (device: Device) => renderOn(device, <PlanCard pteType="ACADEMIC" plan="PREMIUM" />, bank[0]);

it('the plan stands at once, by what is known, however long the estimates take', async () => {
  const device = await deviceWithPlan();
  await neverReadEstimates(device);
  open(device);
  expect(await screen.findByRole('link', { name: 'Read Aloud' })).toBeTruthy();
  expect(await screen.findByText('nothing due today')).toBeTruthy();
});

it('when the plan of the day has less, the places that it does not need stay empty and the focus stays', async () => {
  const device = await deviceWithPlan();
  open(device);
  await screen.findByText('nothing due today');
  const before = { links: links(), shape: shape() };
  act(() => before.links[0]?.focus());
  await keepEstimates(device, isSpeaking);
  await expect.poll(() => links().length).toBeLessThan(before.links.length);
  expect(shape().filter((name) => name === 'LI')).toEqual(before.shape.filter((name) => name === 'LI'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Speaking' }).checked).toBe(true);
  expect(document.activeElement).toBe(before.links[0]);
});

it('when it has more, they are a tap away, and nothing moves before it', async () => {
  const device = await deviceWithPlan();
  const { user } = open(device);
  await screen.findByText('nothing due today');
  const before = { names: links().map(({ textContent }) => textContent), shape: shape() };
  await keepEstimates(device, (task) => !isSpeaking(task));
  const more = await screen.findByRole('button', { name: /^Show \d+ more$/ });
  expect(links()).toHaveLength(before.names.length);
  expect(shape().slice(0, -1)).toEqual(before.shape);
  await user.click(more);
  expect(links().length).toBeGreaterThan(before.names.length);
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
});

it('a plan that is by the estimates of the day from the start has all its tasks', async () => {
  const device = await deviceWithPlan();
  await keepEstimates(device, (task) => !isSpeaking(task));
  open(device);
  await screen.findByText('nothing due today');
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull();
});
