import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnswerRow } from '#data/store/rows.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { WeekCard } from './week-card.tsx';

afterEach(cleanup);

const dayMs = 86_400_000;

async function answer({ context }: Device, daysAgo: number, duration: number) {
  const row: AnswerRow = {
    answerId: `answer-${daysAgo}-${duration}`,
    userId: context.userId,
    practiceId: 15_001,
    taskType: 'MCS_R',
    value: { kind: 'type', text: '' },
    duration,
    pteType: 'ACADEMIC',
    score: null,
    scorePercentage: null,
    answeredAt: context.clock.now() - daysAgo * dayMs,
    version: 1,
    hidden: 0,
  };
  await context.db.answers.put(row);
}

const saidDays = async () =>
  within(await screen.findByRole('list', { name: 'Minutes of each day' }))
    .getAllByRole('listitem')
    // What is seen beside it is the same in figures.
    .map((item) => item.firstElementChild?.textContent);

it('minutes of seven days, rest days named as such', async () => {
  const device = await createDevice([]);
  await answer(device, 7, 600);
  await answer(device, 6, 20);
  await answer(device, 2, 150);
  await answer(device, 2, 90);
  renderOn(device, <WeekCard />);
  // The device's clock stands on Saturday, 21 November 2026.
  expect(await saidDays()).toEqual([
    'Sunday: under 1 minute',
    'Monday: rest',
    'Tuesday: rest',
    'Wednesday: rest',
    'Thursday: 4 minutes',
    'Friday: rest',
    'Today: nothing yet',
  ]);
  expect(screen.getByText('4 minutes on 2 days of the last seven.')).toBeTruthy();
});

it('after a long rest it says how little is enough', async () => {
  const device = await createDevice([]);
  await answer(device, 30, 600);
  renderOn(device, <WeekCard />);
  expect(await screen.findByText('A week of rest. Five minutes are enough to go on.')).toBeTruthy();
});

it('nothing before the first answer', async () => {
  const device = await createDevice([]);
  const { container } = renderOn(
    device,
    <>
      <WeekCard />
      <p>What follows</p>
    </>,
  );
  await screen.findByText('What follows');
  // While it is read, its place is kept.
  await waitFor(() => expect(container.querySelector('span')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});
