import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLevel } from '#data/commands/set-goals.ts';
import { skipStop, startSession } from '#data/commands/start-session.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { findSession } from '#data/queries/find-session.ts';
import { makeLevel } from '#tests/support/make-level.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { readHomeHint } from '#platform/home-hint.ts';
import { HomeContent } from './home-content.tsx';
import { shapeOf } from './home-skeleton.tsx';

const dayMs = 86_400_000;
const bank = [
  makeItem('RO', 13_001),
  makeItem('RO', 13_002),
  makeItem('MCS_R', 15_001),
  makeItem('MCM_R', 12_001),
];

const openToday = (device: Device) =>
  renderOn(device, <HomeContent side={null} below={null} offers={null} />, bank[0]);
const route = async () =>
  within(await screen.findByRole('list', { name: 'Kinds of task, with what you did today' }));
const rows = async () => (await route()).getAllByRole('listitem').map(({ textContent }) => textContent);
const sessionOf = ({ context }: Device) => findSession(context, { since: 0 });
const answer = ({ context }: Device, practiceId: number) =>
  submitAnswer(context, {
    practiceId,
    taskType: 'MCS_R',
    pteType: 'ACADEMIC',
    durationMs: 30_000,
    value: { kind: 'choose', chosen: ['B'] },
    score: null,
  });

it('a tap on a stop of the route begins a session of the day, one question of each kind, at that stop', async () => {
  const device = await createDevice(bank);
  const { user, router } = openToday(device);
  const names = (await route()).getAllByRole('button').map(({ textContent }) => textContent);
  await user.click((await route()).getByRole('button', { name: 'Multiple Choice, Single Answer' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/15001$/));
  const session = await sessionOf(device);
  expect(router.state.location.search).toEqual({ session: session?.id });
  expect(names).toHaveLength(3);
  expect(session?.stops.map(({ taskType }) => taskType).toSorted()).toEqual(['MCM_R', 'MCS_R', 'RO']);
});

it('a tap on a stop of the session that is under way goes on with it, and begins no other', async () => {
  const device = await createDevice(bank);
  const session = await startSession(device.context, { stops: [{ practiceId: 13_002, taskType: 'RO' }] });
  openToday(device);
  const link = (await route()).getByRole('link', { name: 'Re-order Paragraphs' });
  expect(link.getAttribute('href')).toContain(`/13002?session=${session?.id}`);
});

it('a stop of another kind takes with it what the session under way has left', async () => {
  const device = await createDevice(bank);
  const stops = [13_002, 13_001].map((practiceId) => ({ practiceId, taskType: 'RO' as const }));
  await startSession(device.context, { stops });
  const { user, router } = openToday(device);
  await user.click((await route()).getByRole('button', { name: 'Multiple Choice, Single Answer' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/15001$/));
  const ids = (await sessionOf(device))?.stops.map(({ practiceId }) => practiceId).toSorted();
  expect(ids).toEqual([12_001, 13_001, 13_002, 15_001]);
});

it('the route tells what was answered, skipped and left, in words', async () => {
  const device = await createDevice(bank);
  const session = await startSession(device.context, {
    stops: [
      { practiceId: 13_001, taskType: 'RO' },
      { practiceId: 15_001, taskType: 'MCS_R' },
    ],
  });
  await skipStop(device.context, { sessionId: session?.id ?? '', practiceId: 13_001 });
  await answer(device, 15_001);
  openToday(device);
  const all = await rows();
  expect(all).toContainEqual(expect.stringMatching(/^Re-order Paragraphs ?Skipped$/));
  expect(all).toContainEqual(expect.stringMatching(/Single Answer ?done ?1 answer$/));
  expect(all).toContainEqual(expect.stringMatching(/Multiple Answers ?to do$/));
});

it("a session over midnight is offered as yesterday's, or a new route takes its place: never two", async () => {
  const device = await createDevice(bank);
  const stops = [13_001, 13_002].map((practiceId) => ({ practiceId, taskType: 'RO' as const }));
  const begun = await startSession(device.context, { stops });
  await device.advance(dayMs);
  const first = openToday(device);
  const goOn = await screen.findByRole('link', { name: 'Go on from yesterday' });
  expect(goOn.getAttribute('href')).toContain(`/13001?session=${begun?.id}`);
  expect((await route()).queryAllByRole('link')).toEqual([]);
  await first.user.click(screen.getByRole('button', { name: 'Start a new route' }));
  await waitFor(() => expect(first.router.state.location.search).toHaveProperty('session'));
  const session = await sessionOf(device);
  expect(session?.id).not.toBe(begun?.id);
  expect(session?.stops).toHaveLength(3);
  cleanup();
  openToday(device);
  expect((await screen.findByRole('link', { name: 'Go on' })).getAttribute('href')).toContain(session?.id);
  expect(screen.queryByText('Yesterday’s session')).toBeNull();
});

it("before the database is open, Today has room for yesterday's session and a new route, for as long as both are offered", async () => {
  const device = await createDevice(bank);
  const roomIn = (days: number) => {
    const { hasChoice, hasMinutes } = shapeOf(readHomeHint(), device.context.clock.now() + days * dayMs);
    return hasChoice ? 'choice' : hasMinutes ? 'minutes' : 'go on';
  };
  openToday(device);
  await screen.findByRole('button', { name: 'Start' });
  await waitFor(() => expect([roomIn(0), roomIn(1)]).toEqual(['minutes', 'minutes']));
  await startSession(device.context, { stops: [{ practiceId: 13_001, taskType: 'RO' }] });
  await screen.findByRole('link', { name: 'Go on' });
  await waitFor(() => expect([roomIn(0), roomIn(1), roomIn(2)]).toEqual(['go on', 'choice', 'minutes']));
});

it('a session of the day before yesterday is over', async () => {
  const device = await createDevice(bank);
  await startSession(device.context, { stops: [{ practiceId: 13_001, taskType: 'RO' }] });
  await device.advance(2 * dayMs);
  openToday(device);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
});

it('at midnight the open page turns to the new day', async () => {
  const device = await createDevice(bank);
  await answer(device, 15_001);
  openToday(device);
  await waitFor(async () => expect(await rows()).toContainEqual(expect.stringMatching(/1 answer$/)));
  await act(() => device.advance(dayMs));
  await waitFor(async () => {
    const all = await rows();
    expect(all).toContainEqual(expect.stringMatching(/Single Answer ?to do$/));
    expect(all).not.toContainEqual(expect.stringMatching(/answer$/));
  });
});

it('begins a session of several tasks by the minutes that there are', async () => {
  const device = await createDevice(bank);
  const { user, router } = openToday(device);
  const choices = within(await screen.findByRole('group', { name: 'Several tasks in' }));
  await user.click(choices.getByRole('button', { name: '15 min' }));
  await waitFor(() => expect(router.state.location.search).toHaveProperty('session'));
  const session = await sessionOf(device);
  expect(session?.stops.map(({ practiceId }) => practiceId).toSorted()).toEqual([
    12_001, 13_001, 13_002, 15_001,
  ]);
});

it('the minutes of the day stand at its route, with the time that the learner has for it', async () => {
  const device = await createDevice(bank);
  openToday(device);
  expect(await screen.findByText('Nothing done yet')).toBeTruthy();
  await answer(device, 15_001);
  await answer(device, 15_001);
  await answer(device, 15_001);
  expect(await screen.findByText('2 minutes')).toBeTruthy();
  await setLevel(device.context, makeLevel({ dailyPractice: 'BETWEEN_1_2' }));
  expect(await screen.findByText('2 minutes of 2 hours')).toBeTruthy();
});
