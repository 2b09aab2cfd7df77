import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startSession } from '#data/commands/start-session.ts';
import { findSession } from '#data/queries/find-session.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { SummaryScreen } from './summary-screen.tsx';

const items = [
  makeItem('MCS_R', 15_001, { title: 'Alpha' }),
  makeItem('MCS_R', 15_002, { title: 'Beta' }),
  makeItem('MCS_R', 15_003, { title: 'Gamma' }),
];
const address = (id: number, session: string) =>
  `/dashboard/reading/multiple-choice-single/${id}?session=${session}`;

async function begin(device: Device, places = [0, 2]) {
  const stops = places
    .flatMap((at) => items[at] ?? [])
    .map(({ id }) => ({ practiceId: id, taskType: 'MCS_R' as const }));
  const session = await startSession(device.context, { stops });
  if (!session) throw new Error('no session');
  return session.id;
}
const open = (device: Device, at: number, session: string) =>
  renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={items[at]?.id ?? 0} search={{ session }} />,
    items[at],
  );

it('walks from stop to stop, past what is not in the session', async () => {
  const device = await createDevice(items);
  const session = await begin(device);
  const { user } = open(device, 0, session);
  expect(await screen.findByRole('list', { name: 'Session: question 1 of 2' })).toBeTruthy();
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Today' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'B. To show the way' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  const next = await within(result).findByRole('link', { name: 'Next question' });
  expect(next.getAttribute('href')).toBe(address(15_003, session));
  expect(await screen.findByText('Question 1: answered')).toBeTruthy();
});

it('skips a question that is gone past, and leads from the last answer to the summary', async () => {
  const device = await createDevice(items);
  const session = await begin(device);
  const first = open(device, 0, session);
  const skip = await screen.findByRole('link', { name: 'Next (skip this question)' });
  expect(skip.getAttribute('href')).toBe(address(15_003, session));
  await first.user.click(skip);
  await waitFor(async () =>
    expect((await findSession(device.context, { since: 0 }))?.stops[0]?.standing).toBe('skipped'),
  );
  first.unmount();
  const { user } = open(device, 2, session);
  await user.click(await screen.findByRole('radio', { name: 'B. To show the way' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const end = await screen.findByRole('link', { name: 'See how it went' });
  expect(end.getAttribute('href')).toBe(`/session?session=${session}`);
});

it('is an ordinary question for a session that is over and gone', async () => {
  const device = await createDevice(items);
  await begin(device);
  open(device, 0, 'another');
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  expect(screen.queryByRole('list', { name: /^Session/ })).toBeNull();
});

it('begins the next item of a known task by itself after a count of 3, which a tap holds', async () => {
  const essays = [makeItem('WE', 9_001), makeItem('WE', 9_002)];
  const device = await createDevice(essays);
  const started = await startSession(device.context, {
    stops: essays.map(({ id }) => ({ practiceId: id, taskType: 'WE' as const })),
  });
  const search = { session: started?.id };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  const openAt = (id: number) =>
    renderOn(device, <PracticeScreen taskType="WE" practiceId={id} search={search} />, essays[0]);
  const first = openAt(9_001);
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy();
  first.unmount();
  const second = openAt(9_002);
  await screen.findByText('Begins in 3 seconds');
  expect(screen.queryByRole('textbox', { name: 'Your essay' })).toBeNull();
  for (let second = 0; second < 3; second += 1) await device.advance(1_000);
  expect(await screen.findByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  second.unmount();
  await act(() => Promise.resolve());
  const third = openAt(9_002);
  await third.user.click(await screen.findByRole('button', { name: 'Wait' }));
  await device.advance(10_000);
  expect(screen.queryByRole('timer', { name: /Time used/ })).toBeNull();
  await third.user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('counts in only while the page is seen, and is held by a tap anywhere on the card', async () => {
  const essays = [makeItem('WE', 9_001), makeItem('WE', 9_002)];
  const device = await createDevice(essays);
  const started = await startSession(device.context, {
    stops: essays.map(({ id }) => ({ practiceId: id, taskType: 'WE' as const })),
  });
  const search = { session: started?.id };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  const second = <PracticeScreen taskType="WE" practiceId={9_002} search={search} />;
  const view = renderOn(device, second, essays[1]);
  await screen.findByText('Begins in 3 seconds');
  await device.advance(1_000);
  turnPage('hidden');
  await device.advance(3_600_000);
  expect(screen.queryByRole('timer', { name: /Time used/ })).toBeNull();
  turnPage('visible');
  for (let passed = 0; passed < 2; passed += 1) await device.advance(1_000);
  expect(screen.queryByRole('timer', { name: /Time used/ })).toBeNull();
  await view.user.click(screen.getByRole('timer'));
  await device.advance(10_000);
  expect(screen.queryByRole('timer', { name: /Time used/ })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(document, 'hidden');
});

function turnPage(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('sums up what went well and what to repeat, and repeats it as a session of its own', async () => {
  const device = await createDevice(items);
  const session = await begin(device, [0, 1, 2]);
  for (const [at, option] of [
    [0, 'B. To show the way'],
    [1, 'A. To keep warm'],
  ] as const) {
    const view = open(device, at, session);
    await view.user.click(await screen.findByRole('radio', { name: option }));
    await view.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('region', { name: 'Your result' });
    view.unmount();
  }
  const { user, router } = renderOn(device, <SummaryScreen search={{}} />);
  expect(await screen.findByRole('heading', { name: '2 of 3 done' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(address(15_003, session));
  const last = open(device, 2, session);
  await last.user.click(await screen.findByRole('link', { name: 'Next (skip this question)' }));
  last.unmount();
  expect(await screen.findByRole('heading', { name: 'Session done' })).toBeTruthy();
  expect(screen.getByText(/^2 questions answered, 1 skipped, under 1 minute of practice$/)).toBeTruthy();
  const standings = within(screen.getByRole('list', { name: 'The questions of this session' }));
  const [first, second, third] = standings.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([first, second, third]).toEqual([
    expect.stringMatching(/Alpha1 of 1, went welldone$/),
    expect.stringMatching(/Beta0 of 1, worth another trydone$/),
    expect.stringMatching(/Gamma.*Skipped$/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Try these 2 again' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('/15002'));
  expect((await findSession(device.context, { since: 0 }))?.stops).toHaveLength(2);
});
