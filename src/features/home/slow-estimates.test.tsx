import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayEstimatesKey, keptFormat, writeMeta } from '#data/store/meta.ts';
import { localUserId, type AnswerRow } from '#data/store/rows.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { dayStart } from '#domain/places/day-start.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { neverReadEstimates } from '#tests/support/never-read-estimates.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { HomeContent } from './home-content.tsx';

const dayMs = 86_400_000;
const bank = [makeItem('RO', 13_001), makeItem('MCS_R', 15_001), makeItem('MCM_R', 12_001)];
const openToday = (device: Device) =>
  renderOn(device, <HomeContent side={null} below={null} offers={null} />, bank[0]);

const weak = { low: 0, high: 0, max: 1 };
const strong = { low: 1, high: 1, max: 1 };
const shares = (range: typeof weak) => Array.from({ length: 20 }, () => range);

/** What is kept of the day before: all of Re-order Paragraphs right, nothing of the choices. */
async function keepYesterday({ context }: Device): Promise<void> {
  const estimates = estimate(
    'ACADEMIC',
    new Map([
      ['RO', shares(strong)],
      ['MCM_R', shares(strong)],
      ['MCS_R', shares(weak)],
    ]),
  );
  const since = dayStart(context.clock.now()) - dayMs;
  await writeMeta(context.db, dayEstimatesKey(context.userId), {
    format: keptFormat,
    pteType: 'ACADEMIC',
    since,
    estimates,
  });
}

const answer = (at: number, taskType: 'RO' | 'MCS_R', points: number): AnswerRow => ({
  answerId: `${taskType} ${at}`,
  userId: localUserId,
  practiceId: taskType === 'RO' ? 13_001 : 15_001,
  taskType,
  value: { kind: 'type', text: '' },
  duration: 90,
  pteType: 'ACADEMIC',
  scorePercentage: 50,
  answeredAt: Date.UTC(2026, 10, 20) - at * 60_000,
  version: 1,
  hidden: 0,
  score: {
    rubric: 'academic@2025-08-07',
    scorer: 'objective@1',
    points,
    max: 1,
    skills: [],
    traits: [{ id: 'pairs', certainty: 'exact', points, low: points, high: points, max: 1 }],
    evidence: { kind: 'gaps', gaps: [] },
  },
});

const rows = () =>
  within(screen.getByRole('list', { name: 'Kinds of task, with what you did today' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the first opening of a day has its plan and its button by what is kept of the day before, however long estimates take', async () => {
  const device = await createDevice(bank);
  await keepYesterday(device);
  await neverReadEstimates(device);
  openToday(device);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Multiple Choice, Single Answer' })).toBeTruthy();
});

it('without anything kept it has them too', async () => {
  const device = await createDevice(bank);
  await neverReadEstimates(device);
  openToday(device);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(rows()).toHaveLength(3);
});

it('the estimates of the day take the place of those that were kept: nothing moves, and the focus stays', async () => {
  const device = await createDevice(bank);
  await keepYesterday(device);
  const before = Array.from({ length: 20 }, (_, at) => [answer(at, 'RO', 0), answer(at, 'MCS_R', 1)]);
  await device.context.db.answers.bulkPut(before.flat());
  const { container } = openToday(device);
  const start = await screen.findByRole('button', { name: 'Start' });
  const stop = screen.getByRole('button', { name: /^Re-order/ });
  const first = rows();
  expect(screen.getByRole('heading', { level: 2, name: 'Multiple Choice, Single Answer' })).toBeTruthy();
  const shape = () => [...container.querySelectorAll('li, h2, button, p')].map(({ tagName }) => tagName);
  const shapeBefore = shape();
  act(() => stop.focus());
  expect(await screen.findByRole('heading', { level: 2, name: 'Re-order Paragraphs' })).toBeTruthy();
  expect(rows()).not.toEqual(first);
  expect(rows().toSorted()).toEqual(first.toSorted());
  expect(shape()).toEqual(shapeBefore);
  expect(screen.getByRole('button', { name: 'Start' })).toBe(start);
  expect(document.activeElement).toBe(stop);
});
