import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProfileDto } from '#contract/entities/profile.ts';
import type { TaskType } from '#contract/task-type.ts';
import { unknownLearner } from '#data/kinds/profile.ts';
import type { AnswerRow } from '#data/rows.ts';
import { veilTexts } from '#features/progress/premium-veil.tsx';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { StatisticsContent } from './statistics-content.tsx';

afterEach(cleanup);

const dayMs = 86_400_000;
let answers = 0;

async function answer({ context }: Device, taskType: TaskType, rest: { points: number; daysAgo: number }) {
  answers += 1;
  const { points, daysAgo } = rest;
  const row: AnswerRow = {
    answerId: `answer-${answers}`,
    userId: context.userId,
    practiceId: 10_000 + answers,
    taskType,
    value: { kind: 'type', text: '' },
    duration: 90,
    pteType: 'ACADEMIC',
    score: {
      rubric: 'academic@2025-08-07', scorer: 'objective@1', points, max: 4, skills: [],
      traits: [{ id: 'gaps', certainty: 'exact', points, low: points, high: points, max: 4 }],
      evidence: { kind: 'gaps', gaps: [{ given: null, accepted: ['rarely'], correct: points === 4 }] },
    },
    scorePercentage: 25 * points,
    answeredAt: context.clock.now() - daysAgo * dayMs,
    version: 1,
    hidden: 0,
  }; // prettier-ignore
  await context.db.answers.put(row);
}

async function setStatus({ context }: Device, status: ProfileDto['status']) {
  const { pteType, language, firstName, lastName, nickname } = unknownLearner;
  const shadow = { version: 1, value: { ...unknownLearner, status } };
  await context.db.profiles.put({
    userId: context.userId,
    pteType,
    language,
    firstName,
    lastName,
    nickname,
    shadow,
  });
}

function show(device: Device) {
  renderOn(device, <StatisticsContent />);
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('tables say what the rows say: worked by hand for three answers of two weeks', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await setStatus(device, 'PREMIUM');
  // The device's clock stands on Saturday, 21 November 2026.
  await answer(device, 'FIB_R', { points: 4, daysAgo: 0 });
  await answer(device, 'FIB_R', { points: 1, daysAgo: 1 });
  await answer(device, 'FIB_R', { points: 2, daysAgo: 8 });
  show(device);
  const task = await screen.findByRole('row', { name: /^Fill in the Blanks \(Drag and Drop\)/ });
  expect(cells(task)).toEqual(['3', '5', '50 %', '100 %']);
  const performance = within(screen.getByRole('region', { name: 'Performance' }));
  const week = await performance.findByRole('row', { name: /^Nov 16/, hidden: true }, { timeout: 8_000 });
  expect(week.textContent).toBe('Nov 16nonenone63 %none');
  const reading = (await screen.findAllByRole('row', { name: /^Reading/ }))[0];
  expect(reading && cells(reading)).toEqual(['3', '5']);
  expect(await screen.findByText('2 days this week.')).toBeTruthy();
  const errors = screen.getByRole('region', { name: 'What goes wrong most' });
  expect(errors.textContent).toContain('2 gaps filled wrongly');
  expect(errors.textContent).toContain('rarely');
  expect(within(errors).getByRole('link', { name: 'Fill in the Blanks (Drag and Drop)' }).getAttribute('href')).toBe('/dashboard/reading/fill-in-the-blanks'); // prettier-ignore
});

it('on the free plan both charts are behind the words of the specification, and the rest is there', async () => {
  const device = await createDevice([]);
  await setStatus(device, 'TRIAL');
  await answer(device, 'RO', { points: 2, daysAgo: 0 });
  show(device);
  expect(await screen.findAllByText(veilTexts.charts)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Upgrade Now' })[0]?.getAttribute('href')).toBe(
    '/dashboard/plans',
  );
  expect(screen.getByRole('row', { name: /^Re-order Paragraphs/ })).toBeTruthy();
});

it('without an answer nothing is counted against the learner', async () => {
  const device = await createDevice([]);
  show(device);
  expect(await screen.findByText('Here you see each task once you have answered it.')).toBeTruthy();
  expect(await screen.findAllByText(/^Not enough answers yet/)).toHaveLength(5);
});
