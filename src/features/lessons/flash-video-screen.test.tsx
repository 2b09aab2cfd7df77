import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TaskType } from '#contract/task-type.ts';
import { lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { installFakeVideo, type FakeVideo } from '#tests/support/fake-video.ts';
import { createLessonDevice, type LessonDevice } from '#tests/support/lesson-device.tsx';
import { StartStateProvider } from '#ui/start-gate.tsx';
import { FlashVideoScreen } from './flash-video-screen.tsx';

/** Which jsdom lacks: everything is in view. */
class AllSeen {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    queueMicrotask(() => act(() => this.#tell([{ isIntersecting: true }])));
  }
  disconnect() {}
}

let film: FakeVideo;
let world: LessonDevice;
beforeEach(() => {
  film = installFakeVideo();
  vi.stubGlobal('IntersectionObserver', AllSeen);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  film.restore();
  vi.unstubAllGlobals();
  world.device.close();
});

/** The address, as the route keeps it. */
function Host({ play: start }: { play: TaskType | null }) {
  const [play, setPlay] = useState(start);
  return <FlashVideoScreen play={play} onPlay={setPlay} />;
}

const open = (play: TaskType | null = null) =>
  world.render(
    <StartStateProvider value={{ status: 'ready' }}>
      <Host play={play} />
    </StartStateProvider>,
  );
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li')!);
};

it('shows the videos by skill, each with its length and where it is', async () => {
  world = await createLessonDevice();
  world.lessons.set('WFD', { status: 'here' });
  lessonPlaces.noteWatched('WFD');
  open();
  const speaking = within(await screen.findByRole('region', { name: 'Speaking' }));
  expect(speaking.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Read Aloud',
    'Repeat Sentence',
  ]);
  expect(screen.queryByRole('region', { name: 'Writing' })).toBeNull();
  const one = await cardOf('Read Aloud');
  expect(one.getByText('92 s')).toBeTruthy();
  expect(one.getByText('0.5 MB')).toBeTruthy();
  const other = await cardOf('Write from Dictation');
  expect(other.getByText('On this device')).toBeTruthy();
  expect(other.getByText('Watched')).toBeTruthy();
});

it('a video opens from its card, and from the address', async () => {
  world = await createLessonDevice();
  world.lessons.set('RA', { status: 'here' });
  const { user, unmount } = open();
  await user.click((await cardOf('Read Aloud')).getByRole('button', { name: 'Read Aloud' }));
  const dialog = await screen.findByRole('dialog', { name: 'Read Aloud' });
  await within(dialog).findByRole('button', { name: 'Pause' });
  // It is the page of all videos already.
  expect(within(dialog).queryByText(/To view all videos/)).toBeNull();
  act(() => film.pass(92_000));
  expect((await within(dialog).findByRole('link', { name: 'Practise this task' })).getAttribute('href')).toBe(
    '/dashboard/speaking/read-aloud',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await cardOf('Read Aloud')).getByText('Watched')).toBeTruthy();
  unmount();
  open('RS');
  expect(await screen.findByRole('dialog', { name: 'Repeat Sentence' })).toBeTruthy();
});

it('brings all of them, pauses, and removes all of them', async () => {
  world = await createLessonDevice();
  world.lessons.set('RA', { status: 'here' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download all (1.0 MB)' }));
  expect(world.lessons.asked).toEqual(['download lesson-RS', 'download lesson-WFD']);
  act(() => world.lessons.set('RS', { status: 'downloading', receivedBytes: 250_000 }));
  expect(screen.getByText('0.8 of 1.5 MB is here')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Download of all videos' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(world.lessons.asked.slice(2)).toEqual(['pause lesson-RS', 'pause lesson-WFD']);
  act(() => {
    world.lessons.set('RS', { status: 'here' });
    world.lessons.set('WFD', { status: 'here' });
  });
  expect(screen.getByText('All 3 videos are on this device (1.5 MB).')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(await screen.findByText('All videos are removed: 1.5 MB are free again.')).toBeTruthy();
  expect((await cardOf('Read Aloud')).getByRole('button', { name: 'Download Read Aloud' })).toBeTruthy();
});

it('on mobile data all of them wait until they are asked for once more', async () => {
  world = await createLessonDevice();
  world.lessons.setLine({ isMetered: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download all (1.5 MB)' }));
  expect((await cardOf('Read Aloud')).getByText('Waiting for Wi-Fi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download on mobile data (1.5 MB)' }));
  expect((await cardOf('Read Aloud')).getByText('Downloading, 0 %')).toBeTruthy();
});

it('says when there is no room for all of them', async () => {
  world = await createLessonDevice();
  world.lessons.set('RA', { status: 'failed', reason: 'no-room', receivedBytes: 0 });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no room for all of them.');
  expect((await cardOf('Read Aloud')).getByText('No room for it')).toBeTruthy();
});

it('on a free plan the videos are seen, and opening one says what it is part of', async () => {
  world = await createLessonDevice({ status: 'TRIAL' });
  const { user } = open();
  expect(await screen.findByText(/^Learning videos are part of Premium\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  await user.click((await cardOf('Read Aloud')).getByRole('button', { name: 'Read Aloud' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Continue' }));
  expect(dialog.getByText('Unlock unlimited access...')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Explore Plans' }).getAttribute('href')).toBe('/dashboard/plans');
  await user.click(dialog.getByRole('button', { name: 'Not Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.lessons.asked).toEqual([]);
});

it.each([
  ['known', 'No videos yet'],
  ['unknown', 'No connection'],
  ['silent', 'The videos are not here'],
] as const)('without a list it says why: %s', async (status, title) => {
  world = await createLessonDevice({ tasks: [] });
  world.lessons.setStatus(status);
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
