import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isInExam, taskTypes } from '#contract/task-type.ts';
import { dayEstimatesKey, keptFormat, writeMeta } from '#data/store/meta.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { neverReadEstimates } from '#tests/support/never-read-estimates.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { TodayStanding } from './standing-card.tsx';

it('what was last known stands until the newest answers are read, however long that takes', async () => {
  const device = await createDevice([]);
  const { context } = device;
  const shares = Array.from({ length: 30 }, () => ({ low: 0.5, high: 0.5, max: 1 }));
  const tasks = taskTypes.filter((task) => isInExam(task, 'ACADEMIC'));
  await writeMeta(context.db, dayEstimatesKey(context.userId), {
    format: keptFormat,
    pteType: 'ACADEMIC',
    since: 0,
    estimates: estimate('ACADEMIC', new Map(tasks.map((task) => [task, shares]))),
  });
  await neverReadEstimates(device);
  renderOn(device, <TodayStanding pteType="ACADEMIC" target={null} />);
  expect(await screen.findAllByText(/estimate from \d+ answers/)).toHaveLength(5);
});

it('who has not answered yet is told what will stand here, without waiting', async () => {
  const device = await createDevice([]);
  await neverReadEstimates(device);
  renderOn(device, <TodayStanding pteType="ACADEMIC" target={null} />);
  expect(await screen.findByText(/^After some answers you see here/)).toBeTruthy();
});
