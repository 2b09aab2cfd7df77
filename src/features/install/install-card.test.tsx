import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DeviceStorage, Keeping } from '#platform/device-storage.ts';
import { createInstallPrompt } from '#platform/install-prompt.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { InstallCard } from './install-card.tsx';
import { InstallPortsProvider } from './install-ports.ts';

const item = makeItem('WE', 9_001);
const offer = { name: 'Keep your answers on this device' };

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

/** A browser that knows home screens, and has fingers or a pointer. */
function onWebKit(maxTouchPoints: number) {
  const facts = { standalone: false, maxTouchPoints };
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

/** Today, after the first answer, in a browser that promises what `answers` says, one after the other. */
async function openToday(keeping: Keeping, answers: boolean[] = [], days: number | null = null) {
  const device = await createDevice([item]);
  await submitAnswer(device.context, {
    practiceId: item.id,
    taskType: 'WE',
    value: { kind: 'write', text: 'A line.' },
    durationMs: 60_000,
    pteType: 'ACADEMIC',
    score: null,
  });
  const look = vi.fn<DeviceStorage['keeping']>(async () => keeping);
  const persist = vi.fn<DeviceStorage['persist']>(async () => answers.shift() ?? false);
  const storage: DeviceStorage = {
    room: async () => null,
    fits: async () => null,
    clearedAfterDays: async () => days,
    keeping: look,
    persist,
  };
  const view = renderOn(
    device,
    <InstallPortsProvider value={{ prompt: createInstallPrompt(window), storage }}>
      <InstallCard />
      <p>Today</p>
    </InstallPortsProvider>,
    item,
  );
  await screen.findByText('Today');
  return { ...view, look, persist };
}

it('lets a browser that would ask the learner do so after a tap, and not before', async () => {
  const { user, persist } = await openToday('asks', [false, true]);
  await screen.findByRole('region', offer);
  expect(persist).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(await screen.findByText(/^The browser has not promised it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(await screen.findByText('The browser keeps your answers')).toBeTruthy();
  expect(screen.queryByRole('region', offer)).toBeNull();
  expect(persist).toHaveBeenCalledTimes(2);
});

it('is never there again once it was declined', async () => {
  const { user, unmount, persist } = await openToday('asks');
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('region', offer)).toBeNull();
  unmount();
  const again = await openToday('asks');
  await waitFor(() => expect(again.look).toHaveBeenCalled());
  expect(screen.queryByRole('region', offer)).toBeNull();
  expect(persist).not.toHaveBeenCalled();
});

it.each<Keeping>(['kept', 'decides'])(
  'asks nothing of a browser that has nothing to ask: %s',
  async (keeping) => {
    const { look, persist } = await openToday(keeping);
    await waitFor(() => expect(look).toHaveBeenCalled());
    expect(screen.queryByRole('region', offer)).toBeNull();
    expect(persist).not.toHaveBeenCalled();
  },
);

it.each([
  [5, 'Put Passage on your home screen', 'Tap Share in the browser’s bar.Choose “Add to Home Screen”.'],
  [0, 'Put Passage in your Dock', 'Click Share in the browser’s bar.Choose “Add to Dock”.'],
])(
  'shows the way over the share menu where no browser asks (%s fingers), and why, until it is declined',
  async (fingers, name, steps) => {
    onWebKit(fingers);
    const { user, unmount } = await openToday('decides', [], 7);
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getByRole('list').textContent).toBe(steps);
    expect(await card.findByText(/^This browser clears what is saved here after 7 days/)).toBeTruthy();
    expect(card.getByText(/^The app starts empty/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByRole('region', { name })).toBeNull();
    unmount();
    const again = await openToday('decides', [], 7);
    await waitFor(() => expect(again.look).toHaveBeenCalled());
    expect(screen.queryByText(/7 days/)).toBeNull();
  },
);

it('does not speak of days where the browser keeps what is saved', async () => {
  onWebKit(5);
  await openToday('kept');
  await screen.findByRole('region', { name: 'Put Passage on your home screen' });
  expect(screen.queryByText(/without a visit/)).toBeNull();
});
