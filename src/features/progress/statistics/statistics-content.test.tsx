import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TaskType } from '#contract/task-type.ts';
import { writeMeta } from '#data/store/meta.ts';
import { findSession } from '#data/queries/find-session.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { veilTexts } from '#features/progress/premium-veil.tsx';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { tellPlan } from '#tests/support/tell-plan.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { activityRows, performanceRows } from './number-rows.ts';
import { StatisticsContent } from './statistics-content.tsx';

afterEach(cleanup);

const dayMs = 86_400_000;
let answers = 0;

async function answer(
  { context }: Device,
  taskType: TaskType,
  rest: { points: number; daysAgo: number; practiceId?: number },
) {
  answers += 1;
  const { points, daysAgo, practiceId = 10_000 + answers } = rest;
  const row: AnswerRow = {
    answerId: `answer-${answers}`,
    userId: context.userId,
    practiceId,
    taskType,
    value: { kind: 'type', text: '' },
    duration: 90,
    pteType: 'ACADEMIC',
    score: {
      rubric: 'academic@2025-08-07',
      scorer: 'objective@1',
      points,
      max: 4,
      skills: [],
      traits: [{ id: 'gaps', certainty: 'exact', points, low: points, high: points, max: 4 }],
      evidence: { kind: 'gaps', gaps: [{ given: null, accepted: ['rarely'], correct: points === 4 }] },
    },
    scorePercentage: 25 * points,
    answeredAt: context.clock.now() - daysAgo * dayMs,
    version: 1,
    hidden: 0,
  };
  await context.db.answers.put(row);
}

function show(device: Device) {
  renderOn(device, <StatisticsContent />);
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);

it('turns to the new day while it is open', async () => {
  const device = await createDevice([]);
  await answer(device, 'FIB_R', { points: 4, daysAgo: 0 });
  show(device);
  expect(await screen.findByText(/^1 day this week/)).toBeTruthy();
  // From Saturday to Monday.
  await device.advance(2 * dayMs);
  expect(await screen.findByText(/^0 days this week/)).toBeTruthy();
});

it('tables say what the rows say: worked by hand for three answers of two weeks', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await tellPlan(device.context, 'PREMIUM');
  // The device's clock stands on Saturday, 21 November 2026.
  await answer(device, 'FIB_R', { points: 4, daysAgo: 0 });
  await answer(device, 'FIB_R', { points: 1, daysAgo: 1 });
  await answer(device, 'FIB_R', { points: 2, daysAgo: 8 });
  show(device);
  const task = await screen.findByRole('row', { name: /^Fill in the Blanks \(Drag and Drop\)/ });
  expect(cells(task)).toEqual(['3', '5', '50 %', '100 %']);
  expect(await within(task).findByText(/^\d+ to \d+ of 90, a rough estimate$/)).toBeTruthy();
  const performance = within(screen.getByRole('region', { name: 'Performance' }));
  const week = await performance.findByRole('row', { name: /^Nov 16/, hidden: true });
  expect(week.textContent).toBe('Nov 16nonenone63 %none');
  const reading = (await screen.findAllByRole('row', { name: /^Reading/ }))[0];
  expect(reading && cells(reading)).toEqual(['3', '5']);
  // Of 90 seconds each.
  expect(await screen.findByText('2 days this week, 3 minutes in all.')).toBeTruthy();
  const when = (name: RegExp) => cells(screen.getByRole('row', { name, hidden: true }));
  expect([when(/^Today/), when(/^Nov 19/), when(/^Nov 2026/)]).toEqual([
    ['1', '2'],
    ['0', '0'],
    ['3', '5'],
  ]);
  expect(screen.getByRole('link', { name: 'Practise Reading' }).getAttribute('href')).toBe(
    '/practise#skill-reading',
  );
  const errors = screen.getByRole('region', { name: 'What goes wrong most' });
  expect(errors.textContent).toContain('2 gaps filled wrongly');
  expect(errors.textContent).toContain('rarely');
  expect(
    within(errors).getByRole('link', { name: 'Fill in the Blanks (Drag and Drop)' }).getAttribute('href'),
  ).toBe('/dashboard/reading/fill-in-the-blanks');
});

it('on the free plan both charts are behind the words of the specification, and the rest is there', async () => {
  const device = await createDevice([]);
  await tellPlan(device.context, 'TRIAL');
  await answer(device, 'RO', { points: 2, daysAgo: 0 });
  show(device);
  expect(await screen.findAllByText(veilTexts.charts)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Upgrade Now' })[0]?.getAttribute('href')).toBe(
    '/dashboard/plans',
  );
  expect(screen.getByRole('row', { name: /^Re-order Paragraphs/ })).toBeTruthy();
});

it('a Premium that has run out by the right time is the free plan, also on a device that has not synced since', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await answer(device, 'RO', { points: 2, daysAgo: 0 });
  const now = device.context.clock.now();
  await tellPlan(device.context, 'PREMIUM', new Date(now + 3_600_000).toISOString());
  show(device);
  await screen.findByRole('row', { name: /^Re-order Paragraphs/ });
  expect(screen.queryByText(veilTexts.charts)).toBeNull();
  // The device's clock turns out to be two hours behind.
  await writeMeta(device.context.db, 'clock-ahead', -2 * 3_600_000);
  expect(await screen.findAllByText(veilTexts.charts)).toHaveLength(2);
});

it('without an answer there is an invitation and no zero', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  show(device);
  await screen.findByRole('heading', { name: 'Your statistics begin with one answer' });
  expect(screen.getByRole('link', { name: 'Choose a task' }).getAttribute('href')).toBe('/practise');
  await screen.findByRole('heading', { name: 'Official results' });
  expect(screen.queryByRole('list', { name: 'Questions practised' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Days of practice' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/\b0\b/);

  await answer(device, 'RO', { points: 2, daysAgo: 0 });
  await screen.findByRole('row', { name: /^Re-order Paragraphs/ });
  expect(screen.queryByRole('heading', { name: 'Your statistics begin with one answer' })).toBeNull();
});

it('answers of the other exam are no answers of this one, and its days of practice stand', async () => {
  const device = await createDevice([]);
  await answer(device, 'RO', { points: 2, daysAgo: 0 });
  await device.context.db.answers.toCollection().modify({ pteType: 'CORE' });
  show(device);
  await screen.findByText(/There is none for this exam yet/);
  expect(await screen.findByText('1 day this week, 2 minutes in all.')).toBeTruthy();
});

it('an error leads to a session of just the questions in which it was made, those that are here', async () => {
  const device = await createDevice([
    makeItem('FIB_R', 16_001),
    makeItem('FIB_R', 16_002),
    makeItem('FIB_R', 16_003),
  ]);
  await answer(device, 'FIB_R', { points: 1, daysAgo: 0, practiceId: 16_003 });
  await answer(device, 'FIB_R', { points: 4, daysAgo: 0, practiceId: 16_002 });
  await answer(device, 'FIB_R', { points: 1, daysAgo: 1, practiceId: 16_001 });
  await answer(device, 'FIB_R', { points: 1, daysAgo: 2, practiceId: 19_999 });
  const { user } = renderOn(device, <StatisticsContent />);
  await user.click(await screen.findByRole('button', { name: 'Practise these 2 questions' }));
  await waitFor(async () => {
    const session = await findSession(device.context, { since: 0 });
    expect(session?.stops.map(({ practiceId }) => practiceId)).toEqual([16_003, 16_001]);
  });
});

it('a sound that is often not clear is an error too, with the readings in which it was not', async () => {
  const device = await createDevice([makeItem('RA', 1_001), makeItem('RA', 1_002), makeItem('RA', 1_003)]);
  const word = (text: string, phone: string, score: number) => ({
    word: text,
    type: 'CORRECT' as const,
    startMs: 0,
    endMs: 100,
    score: 5,
    phones: [{ phone, score }],
  });
  for (const [practiceId, isClear] of [
    [1_001, false],
    [1_002, true],
    [1_003, false],
  ] as const) {
    const words = Array.from({ length: 6 }, () => [
      word('method', 'TH', isClear ? 2 : 0),
      word('see', 'S', 2),
      word('key', 'K', 2),
    ]);
    await answer(device, 'RA', { points: 2, daysAgo: practiceId - 1_000, practiceId });
    const score = spokenScore({ ...heardSpeech('x'), engine: 'reading', coverage: 1, words: words.flat() });
    await device.context.db.answers.where({ answerId: `answer-${answers}` }).modify({ score });
  }
  const { user } = renderOn(device, <StatisticsContent />);
  const errors = within(await screen.findByRole('region', { name: 'What goes wrong most' }));
  const sound = (await errors.findByText(/the sound in/)).closest('li');
  expect(sound?.textContent).toContain('12 times of 18 the sound in think was not clear');
  expect(sound?.textContent).toContain('such as in method.');
  expect(errors.getByRole('link', { name: 'How to say it' }).getAttribute('href')).toBe('/words');
  await user.click(errors.getByRole('button', { name: 'Practise these 2 questions' }));
  await waitFor(async () => {
    const session = await findSession(device.context, { since: 0 });
    expect(session?.stops.map(({ practiceId }) => practiceId)).toEqual([1_001, 1_003]);
  });
});

it('slips of grammar are named by what their rules are about', async () => {
  const device = await createDevice([makeItem('WE', 9_001)]);
  for (const practiceId of [9_001, 9_001]) {
    await answer(device, 'WE', { points: 2, daysAgo: 0, practiceId });
    const slip = {
      type: 'GRAMMATICAL',
      word: 'a apple',
      start: 0,
      end: 7,
      grammarErrors: [{ type: 'MINOR', detail: 'd', rule: 'a-or-an' }],
    };
    await device.context.db.answers
      .where({ answerId: `answer-${answers}` })
      .modify((row) => void Object.assign(row.score ?? {}, { evidence: { kind: 'words', words: [slip] } }));
  }
  show(device);
  const errors = within(await screen.findByRole('region', { name: 'What goes wrong most' }));
  expect((await errors.findByText(/slips with/)).textContent).toBe(
    '2 slips with a, an and the in Write Essay',
  );
  expect(errors.getByRole('button', { name: 'Practise this question' })).toBeTruthy();
});

it('answers to a task that is gone, and of a clock that was a year ahead, spoil nothing', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await tellPlan(device.context, 'PREMIUM');
  await answer(device, 'RO', { points: 2, daysAgo: 0, practiceId: 13_001 });
  await answer(device, 'RO', { points: 4, daysAgo: -365, practiceId: 13_001 });
  await answer(device, 'RO', { points: 1, daysAgo: 0 });
  await device.context.db.answers
    .where({ answerId: `answer-${answers}` })
    .modify((row) => void Object.assign(row, { taskType: 'GONE' }));
  show(device);
  const task = await screen.findByRole('row', { name: /^Re-order Paragraphs/ });
  expect(cells(task)[0]).toBe('2');
  expect(within(task).queryByText(/of 90/)).toBeNull();
  expect(screen.queryByText(/GONE/)).toBeNull();
  expect(await screen.findByText('1 day this week, 3 minutes in all.')).toBeTruthy();
  const performance = within(screen.getByRole('region', { name: 'Performance' }));
  const week = await performance.findByRole('row', { name: /^Nov 16/, hidden: true });
  expect(week.textContent).toBe('Nov 16nonenone50 %none');
});

/** A reading that an engine could not score, with every word of the text as left out. */
async function saySilence(device: Device, practiceId: number) {
  await answer(device, 'RA', { points: 0, daysAgo: 0, practiceId });
  const missed = heardSpeech('one two three').words.map((word) => ({ ...word, type: 'MISSED' as const }));
  const speech = { ...heardSpeech(''), engine: 'reading' as const, coverage: 0, words: missed };
  const score = spokenScore({ ...speech, refused: 'no-speech' }, { points: 0 });
  await device.context.db.answers.where({ answerId: `answer-${answers}` }).modify({ score });
}

it('silence counts in no statistic and is no error', async () => {
  const device = await createDevice([makeItem('RA', 1_001), makeItem('RO', 13_001)]);
  await saySilence(device, 1_001);
  await saySilence(device, 1_001);
  const view = renderOn(device, <StatisticsContent />);
  await screen.findByRole('heading', { name: 'Your statistics begin with one answer' });
  await screen.findByRole('heading', { name: 'Official results' });
  expect(screen.queryByRole('heading', { name: 'Days of practice' })).toBeNull();
  view.unmount();
  await answer(device, 'RO', { points: 2, daysAgo: 0, practiceId: 13_001 });
  show(device);
  await screen.findByRole('row', { name: /^Re-order Paragraphs/ });
  expect(screen.queryByRole('row', { name: /^Read Aloud/ })).toBeNull();
  expect(cells(screen.getByRole('row', { name: /^Today/, hidden: true }))).toEqual(['1', '2']);
  expect(screen.getByRole('region', { name: 'What goes wrong most' }).textContent).not.toContain('left out');
});

it('what is missing for ranges is said once for all skills, and no answer took 0 minutes', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await answer(device, 'RO', { points: 2, daysAgo: 0, practiceId: 13_001 });
  await device.context.db.answers.toCollection().modify({ duration: 12 });
  show(device);
  const task = await screen.findByRole('row', { name: /^Re-order Paragraphs/ });
  expect(cells(task)[1]).toBe('under 1');
  expect(screen.getByText('1 day this week, under 1 minute in all.')).toBeTruthy();
  expect(screen.getAllByText(/more answers/)).toHaveLength(1);
  expect(screen.getByText(/^For a range: /).textContent).toMatch(/Reading: about \d+ more answers/);
  expect(document.body.textContent).not.toMatch(/Not enough/);
});

it('charts look back 12 weeks or a year', async () => {
  const device = await createDevice([makeItem('RO', 13_001)]);
  await tellPlan(device.context, 'PREMIUM');
  await answer(device, 'RO', { points: 4, daysAgo: 0 });
  await answer(device, 'RO', { points: 1, daysAgo: 200 });
  const { user } = renderOn(device, <StatisticsContent />);
  const performance = within(await screen.findByRole('region', { name: 'Performance' }));
  const rowsOf = () =>
    performance.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rowsOf()).toHaveLength(13);
  expect(rowsOf().join(' ')).not.toContain('25 %');
  await user.click(performance.getByRole('radio', { name: 'A year' }));
  expect(rowsOf()).toHaveLength(13);
  expect(rowsOf()).toContain('May 26nonenone25 %none');
  const activity = within(screen.getByRole('region', { name: 'Activity' }));
  const reading = () => cells(activity.getByRole('row', { name: /^Reading/ }))[0];
  expect(reading()).toBe('1');
  await user.click(activity.getByRole('radio', { name: 'A year' }));
  expect(reading()).toBe('2');
});

it('numbers go into a file as they are: exact seconds, and nothing where nothing was scored', () => {
  expect(
    performanceRows([{ from: '2026-11-16', speaking: 50, writing: null, reading: 0, listening: null }]),
  ).toEqual([
    ['From', 'Speaking (%)', 'Writing (%)', 'Reading (%)', 'Listening (%)'],
    ['2026-11-16', '50', '', '0', ''],
  ]);
  expect(activityRows([{ section: 'reading', answers: 2, seconds: 72.6 }])).toEqual([
    ['Skill', 'Answers', 'Seconds'],
    ['Reading', '2', '73'],
  ]);
});
