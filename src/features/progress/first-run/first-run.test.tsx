import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { findSession } from '#data/queries/find-session.ts';
import { findLevel, findTarget, findTargetDraft, hasGoals } from '#data/queries/goals.ts';
import { findProfile } from '#data/queries/profile.ts';
import { isFirstRunOver } from '#platform/first-run.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { FirstRunContent } from './first-run-content.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(items: Parameters<typeof createDevice>[0] = []) {
  const device = await createDevice(items);
  const { user, router } = renderOn(device, <FirstRunContent />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const question = (name: string) => screen.findByRole('heading', { name });
  await question('Which exam do you prepare for?');
  return { device, user, press, question, router, context: device.context };
}

async function skipToTheLast({ press, question }: Awaited<ReturnType<typeof open>>) {
  await press('Skip');
  await question('Which score do you need?');
  await press('Skip');
  await question('When is your exam?');
  await press('Skip');
  await question('How good is your English now?');
}

it('exam, target, date and level are kept where their dialogs keep them', async () => {
  const { device, user, press, question, context } = await open();
  await user.click(screen.getByRole('radio', { name: 'PTE Core' }));
  await press('Next');
  await question('Which score do you need?');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  expect(document.activeElement?.textContent).toBe('Which score do you need?');
  await press('CLB 7');
  await press('Next');
  await question('When is your exam?');
  // The device's clock stands on 21 November 2026.
  await user.click(await screen.findByRole('button', { name: '28 November 2026' }));
  await press('Next');
  await question('How good is your English now?');
  await user.click(screen.getByRole('radio', { name: /^B2/ }));
  await user.selectOptions(screen.getByLabelText('Time to practise'), 'BETWEEN_1_2');
  await press('Done');
  await waitFor(() => expect(isFirstRunOver()).toBe(true));
  expect((await findProfile(context)).pteType).toBe('CORE');
  expect(await findTarget(context)).toMatchObject({
    listening: 60,
    reading: 60,
    speaking: 68,
    writing: 69,
    examDate: '2026-11-28',
  });
  expect(await findLevel(context)).toMatchObject({
    englishLevel: 'B2',
    dailyPracticeDuration: { seconds: 7_200 },
    overall: 0,
  });
  const ops = await device.context.db.outbox.toArray();
  expect(ops.map(({ kind }) => kind).toSorted()).toEqual(['level.set', 'profile.set', 'target.set']);
});

it('each question can be skipped, and nothing is kept then', async () => {
  const opened = await open();
  await skipToTheLast(opened);
  await opened.press('Skip');
  await waitFor(() => expect(isFirstRunOver()).toBe(true));
  expect(await hasGoals(opened.context)).toBe(false);
  expect(await opened.context.db.outbox.count()).toBe(0);
});

it('a score without a day waits on this device, and is whole once the day is told', async () => {
  const first = await open();
  await first.press('Skip');
  await first.press('All 79');
  await first.press('Next');
  await first.question('When is your exam?');
  await first.press('Skip');
  await first.press('Back');
  expect(await findTarget(first.context)).toBeNull();
  expect(await findTargetDraft(first.context)).toMatchObject({ scores: { overall: 79 }, examDate: null });
  await first.user.click(await screen.findByRole('button', { name: '21 November 2026' }));
  await first.press('Next');
  await first.question('How good is your English now?');
  expect(await findTarget(first.context)).toMatchObject({ overall: 79, examDate: '2026-11-21' });
});

it('all of it is put aside with one tap', async () => {
  const { press, context } = await open();
  await press('Skip all');
  await waitFor(() => expect(isFirstRunOver()).toBe(true));
  expect(await hasGoals(context)).toBe(false);
  expect(within(document.body).queryByRole('dialog')).toBeNull();
});

const firstWords = /^Then comes a first question/;

it('who has never answered comes straight to a first question', async () => {
  const opened = await open([makeItem('FIB_R', 14_001), makeItem('MCS_R', 15_001)]);
  await skipToTheLast(opened);
  expect(screen.getByText(firstWords)).toBeTruthy();
  await opened.press('Skip');
  await waitFor(() => expect(opened.router.state.location.pathname).toMatch(/\/14001$/));
  const session = await findSession(opened.context, { since: 0 });
  expect(opened.router.state.location.search).toEqual({ session: session?.id });
  expect(session?.stops.map(({ practiceId }) => practiceId)).toEqual([14_001]);
  expect(isFirstRunOver()).toBe(true);
});

it('who has answered before comes to Today', async () => {
  const opened = await open([makeItem('FIB_R', 14_001)]);
  const { press, router, context } = opened;
  await submitAnswer(context, {
    practiceId: 14_001,
    taskType: 'FIB_R',
    pteType: 'ACADEMIC',
    durationMs: 30_000,
    value: { kind: 'fill', gaps: [] },
    score: null,
  });
  await skipToTheLast(opened);
  await waitFor(() => expect(screen.queryByText(firstWords)).toBeNull());
  await press('Skip');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await findSession(context, { since: 0 })).toBeNull();
});
