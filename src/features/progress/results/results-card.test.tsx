import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PteType } from '#contract/exam.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { findEstimates } from '#data/queries/estimates.ts';
import { listScoreReports } from '#data/queries/score-reports.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { ResultsCard } from './results-card.tsx';

/** With the reports of the device. */
function Results({ pteType }: { pteType: PteType }) {
  const reports = useLive(listScoreReports, {}, { keepPrevious: true });
  return reports.status === 'ready' && <ResultsCard pteType={pteType} known={reports.data} />;
}

afterEach(cleanup);

const dayMs = 86_400_000;

/** Half of the points of six answers to two tasks that make most of Reading, so many days ago. */
async function practise({ context }: Device, daysAgo: number) {
  for (let at = 0; at < 12; at += 1) {
    const row: AnswerRow = {
      answerId: `answer-${daysAgo}-${at}`,
      userId: context.userId,
      practiceId: 10_000 + at,
      taskType: at % 2 === 0 ? 'FIB_R' : 'FIB_RW',
      value: { kind: 'type', text: '' },
      duration: 90,
      pteType: 'ACADEMIC',
      score: {
        rubric: 'academic@2025-08-07',
        scorer: 'objective@1',
        points: 2,
        max: 4,
        skills: [],
        traits: [{ id: 'gaps', certainty: 'exact', points: 2, low: 2, high: 2, max: 4 }],
        evidence: { kind: 'gaps', gaps: [] },
      },
      scorePercentage: 50,
      answeredAt: context.clock.now() - daysAgo * dayMs - at,
      version: 1,
      hidden: 0,
    };
    await context.db.answers.put(row);
  }
}

async function fill(scores: Record<string, string>, day: string) {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByLabelText(/^Day of the test/));
  fireEvent.click(await screen.findByRole('button', { name: day }));
  for (const [name, score] of Object.entries(scores))
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value: score } });
  return {
    dialog,
    save: () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
  };
}

const five = { Overall: '70', Listening: '71', Reading: '80', Speaking: '73', Writing: '74' };

it('a result is entered, moves the estimate of its exam and says so, is changed, and goes with a way back', async () => {
  const device = await createDevice([]);
  const { context } = device;
  await practise(device, 3);
  const before = (await findEstimates(context, { pteType: 'ACADEMIC' })).skills.reading;
  const { user } = renderOn(device, <Results pteType="ACADEMIC" />);
  await user.click(await screen.findByRole('button', { name: 'Add a result' }));
  // The device's clock stands on 21 November 2026.
  const form = await fill(five, '20 November 2026');
  await user.click(form.save());
  expect(await screen.findByText('Compared with your answers of that time.')).toBeTruthy();
  const after = (await findEstimates(context, { pteType: 'ACADEMIC' })).skills.reading;
  if (before.kind !== 'range' || after.kind !== 'range') throw new Error('Reading has a range');
  expect([before.isCalibrated, after.isCalibrated]).toEqual([false, true]);
  expect(after.middle).toBeGreaterThan(before.middle);
  expect(after.middle).toBeLessThan(80);
  expect(after.range.high - after.range.low).toBeLessThan(before.range.high - before.range.low);
  expect((await findEstimates(context, { pteType: 'CORE' })).skills.reading.kind).toBe('too-few');

  await user.click(screen.getByRole('button', { name: 'Change the result of November 20, 2026' }));
  const change = await fill({ Overall: '72' }, '19 November 2026');
  await user.click(change.save());
  expect(await screen.findByText('November 19, 2026')).toBeTruthy();
  expect(await listScoreReports(context)).toMatchObject([{ overall: 72, date: '2026-11-19' }]);
  // What was entered here and never sent is one op, however often it was changed.
  const ops = await context.db.outbox.where({ userId: context.userId }).toArray();
  expect(ops.map(({ kind }) => kind)).toEqual(['scoreReport.set']);

  const remove = { name: 'Delete the result of November 19, 2026' };
  await user.click(screen.getByRole('button', remove));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', remove));
  await screen.findByRole('button', { name: 'Undo' });
  await device.advance(8_000);
  await waitFor(async () => expect(await listScoreReports(context)).toEqual([]));
});

it('a result that cannot be true is not saved', async () => {
  const device = await createDevice([]);
  const { user } = renderOn(device, <Results pteType="CORE" />);
  await user.click(await screen.findByRole('button', { name: 'Add a result' }));
  // Tomorrow cannot be chosen.
  const form = await fill(five, '22 November 2026');
  expect(form.save().disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: '21 November 2026' }));
  expect(form.save().disabled).toBe(false);
  const setReading = (value: string) =>
    fireEvent.change(form.dialog.getByRole('textbox', { name: 'Reading' }), { target: { value } });
  for (const score of ['9', '91', '']) {
    setReading(score);
    expect(form.save().disabled).toBe(true);
  }
  setReading('10');
  await user.click(form.save());
  expect(await screen.findByText('There are no answers of that time to compare it with yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a result' }));
  const again = await fill(five, '21 November 2026');
  expect(again.dialog.getByText('You have entered the result of this day already.')).toBeTruthy();
  expect(again.save().disabled).toBe(true);
});
