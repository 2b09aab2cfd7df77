import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TaskType } from '#contract/task-type.ts';
import { lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { installFakeVideo, type FakeVideo } from '#tests/support/fake-video.ts';
import { createLessonDevice, type LessonDevice } from '#tests/support/lesson-device.tsx';
import { LessonOverlay } from './lesson-overlay.tsx';

let film: FakeVideo;
let world: LessonDevice;
beforeEach(async () => {
  film = installFakeVideo();
  localStorage.clear();
  world = await createLessonDevice();
});
afterEach(() => {
  cleanup();
  film.restore();
  world.device.close();
});

function Host({ start, behind }: { start: TaskType; behind?: TaskType }) {
  const [shown, setShown] = useState<TaskType | null>(start);
  return (
    <LessonOverlay
      opened={shown !== null}
      taskType={shown ?? start}
      onShow={setShown}
      onClose={() => setShown(null)}
      {...(behind === undefined ? {} : { behind })}
    />
  );
}

function open(start: TaskType = 'WFD', behind: TaskType | undefined = start) {
  return world.render(<Host start={start} {...(behind === undefined ? {} : { behind })} />);
}

/** Opens a lesson that is on this device, and waits until it plays. */
async function watch() {
  world.lessons.set('WFD', { status: 'here' });
  const view = open();
  await screen.findByRole('button', { name: 'Pause' });
  return view;
}

const position = () => screen.getByRole('slider', { name: 'Position' });
const key = (name: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key: name });
const areShown = () => position().closest('[data-shown]') !== null;

describe('a lesson that is here', () => {
  it('plays at once, with its captions, and says where it is', async () => {
    await watch();
    expect(screen.getByRole('dialog', { name: 'Write from Dictation' })).toBeTruthy();
    act(() => film.pass(1_000));
    expect(await screen.findByText(/^Write from Dictation\s+is a short task\.$/)).toBeTruthy();
    await waitFor(() =>
      expect(position().getAttribute('aria-valuetext')).toBe('1 second of 1 minute 32 seconds'),
    );
    const caption = screen.getByText(/is a short task\.$/).parentElement;
    expect(caption?.getAttribute('lang')).toBe('en');
    expect(caption?.closest('[aria-live]')).toBeNull();
  });

  it('hides its controls 3 s after the last movement or key, and brings them back', async () => {
    await watch();
    expect(areShown()).toBe(true);
    await world.device.advance(2_900);
    fireEvent.pointerMove(position());
    await world.device.advance(2_900);
    expect(areShown()).toBe(true);
    await world.device.advance(200);
    expect(areShown()).toBe(false);
    key('m');
    expect(areShown()).toBe(true);
    await world.device.advance(3_100);
    expect(areShown()).toBe(false);
    // Still there for a screen reader, and for the keyboard, which brings them back.
    act(() => screen.getByRole('button', { name: 'Back 2 seconds' }).focus());
    expect(areShown()).toBe(true);
  });

  it('keeps the controls while it is paused', async () => {
    const { user } = await watch();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByRole('button', { name: 'Play' });
    await world.device.advance(60_000);
    expect(areShown()).toBe(true);
  });

  it('is played by keys', async () => {
    await watch();
    const video = film.element();
    key('ArrowRight');
    key('ArrowRight');
    expect(video.currentTime).toBe(4);
    key('ArrowLeft');
    expect(video.currentTime).toBe(2);
    key('k');
    await screen.findByRole('button', { name: 'Play' });
    key(' ');
    await screen.findByRole('button', { name: 'Pause' });
    key('ArrowDown');
    expect(video.volume).toBe(0.95);
    key('M');
    expect(video.muted).toBe(true);
    key('>');
    expect(video.playbackRate).toBe(1.25);
    for (let press = 0; press < 9; press += 1) key('>');
    expect(video.playbackRate).toBe(2);
    for (let press = 0; press < 9; press += 1) key('<');
    expect(video.playbackRate).toBe(0.5);
    // What has the focus keeps its own keys.
    fireEvent.keyDown(screen.getByRole('button', { name: 'Captions' }), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Volume' }), { key: 'ArrowLeft' });
    expect(video.currentTime).toBe(2);
  });

  it('is sought in with its slider: 2 s a key, and anywhere', async () => {
    await watch();
    fireEvent.keyDown(position(), { key: 'ArrowRight' });
    expect(film.element().currentTime).toBe(2);
    fireEvent.change(position(), { target: { value: '40000' } });
    expect(film.element().currentTime).toBe(40);
    expect(await screen.findByText('Write what you hear.', { selector: 'span' })).toBeTruthy();
  });

  it('shows captions or not, and remembers it', async () => {
    const first = await watch();
    act(() => film.pass(5_000));
    expect(await screen.findByText('Each word counts.')).toBeTruthy();
    await first.user.click(screen.getByRole('button', { name: 'Captions', pressed: true }));
    expect(screen.queryByText('Each word counts.')).toBeNull();
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Captions', pressed: false })).toBeTruthy();
    key('c');
    expect(screen.getByRole('button', { name: 'Captions', pressed: true })).toBeTruthy();
  });

  it('goes on where it was left, and begins anew once it was watched', async () => {
    const first = await watch();
    act(() => film.pass(34_500));
    await first.user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(lessonPlaces.readPlace('WFD')).toBe(34.5));
    first.unmount();
    const second = open();
    await screen.findByRole('button', { name: 'Pause' });
    expect(film.element().currentTime).toBe(34.5);
    expect(lessonPlaces.wasWatched('WFD')).toBe(false);
    act(() => film.pass(60_000));
    expect(await screen.findByRole('button', { name: 'Watch again' })).toBeTruthy();
    expect(lessonPlaces.wasWatched('WFD')).toBe(true);
    second.unmount();
    open();
    await screen.findByRole('button', { name: 'Pause' });
    expect(film.element().currentTime).toBe(0);
  });

  it('ends with three ways on', async () => {
    const { user } = await watch();
    act(() => film.pass(92_000));
    await user.click(await screen.findByRole('button', { name: 'Watch again' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(film.element().currentTime).toBe(0);
    act(() => film.pass(92_000));
    await user.click(await screen.findByRole('button', { name: 'Practise this task' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the whole text, each part with its place in the video', async () => {
    const { user } = await watch();
    await user.click(screen.getByText('Read the lesson'));
    const parts = screen.getAllByRole('listitem');
    expect(parts.map((part) => within(part).getByText(/[a-z]/, { selector: 'p' }).textContent)).toEqual([
      'Write from Dictation is a short task. Each word counts.',
      'Write what you hear.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Play from 0:40' }));
    expect(film.element().currentTime).toBe(40);
  });

  it('plays without captions, and says that there are none', async () => {
    world.lessons.setCaptions(null);
    await watch();
    expect(screen.getByText('This lesson has no captions yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    expect(screen.queryByText('Read the lesson')).toBeNull();
  });

  it('waits for a tap where the browser wants one', async () => {
    film.refuse('tap');
    world.lessons.set('WFD', { status: 'here' });
    const { user } = open();
    await screen.findAllByRole('button', { name: 'Play' });
    expect(screen.queryByRole('alert')).toBeNull();
    film.refuse(null);
    const [big] = screen.getAllByRole('button', { name: 'Play' });
    await user.click(big!);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('says when this browser cannot play it, leaves its text, and tries again', async () => {
    film.refuse('format');
    world.lessons.set('WFD', { status: 'here' });
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toBe("This lesson can't be played here.");
    expect(screen.getByText('Read the lesson')).toBeTruthy();
    film.refuse(null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });
});

describe('a lesson that is not here', () => {
  it('is downloaded, with its progress, and plays', async () => {
    open();
    expect(await screen.findByText('Loading video...')).toBeTruthy();
    await waitFor(() => expect(world.lessons.asked).toEqual(['download lesson-WFD']));
    act(() => world.lessons.set('WFD', { status: 'downloading', receivedBytes: 210_000 }));
    expect(screen.getByText('0.2 of 0.5 MB')).toBeTruthy();
    act(() => world.lessons.set('WFD', { status: 'here' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('offline it says so, and closing gives the wish up', async () => {
    world.lessons.setLine({ isOnline: false });
    const { user } = open();
    await screen.findByText('This lesson is not on this device, and there is no connection.');
    const [own] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
    await user.click(own!);
    await waitFor(() => expect(world.lessons.asked.at(-1)).toBe('pause lesson-WFD'));
  });

  it('on mobile data it is asked for once more', async () => {
    world.lessons.setLine({ isMetered: true });
    const { user } = open();
    await screen.findByText('Waiting for Wi-Fi. It starts automatically.');
    await user.click(screen.getByRole('button', { name: 'Download on mobile data (0.5 MB)' }));
    expect(await screen.findByText('Loading video...')).toBeTruthy();
  });

  it.each([
    ['no-room', 'There is no room for it on this device.'],
    ['damaged', 'The download was damaged, so it was deleted.'],
    ['gone', 'The server does not have this download now.'],
  ] as const)('a download that failed says why: %s', async (reason, words) => {
    const { user } = open();
    await screen.findByText('Loading video...');
    act(() => world.lessons.set('WFD', { status: 'failed', reason, receivedBytes: 0 }));
    expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(world.lessons.asked).toHaveLength(2);
  });

  it('is downloaded once more where its bytes are damaged, and then says so', async () => {
    world.lessons.set('WFD', { status: 'here' });
    world.lessons.damaged.add('WFD');
    const { user } = open();
    await waitFor(() => expect(world.lessons.asked).toEqual(['remove lesson-WFD', 'download lesson-WFD']));
    act(() => world.lessons.set('WFD', { status: 'here' }));
    await screen.findByText('The download was damaged, so it was deleted. Try again.');
    world.lessons.damaged.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(world.lessons.asked).toHaveLength(4));
    act(() => world.lessons.set('WFD', { status: 'here' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });
});

describe('the lessons of the exam', () => {
  it('follow each other in the exam’s order, and each comes when it is shown', async () => {
    const { user } = open('RS');
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next lesson: Write from Dictation' }));
    expect(await screen.findByText('3 of 3')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Write from Dictation' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next lesson' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'click here' }).getAttribute('href')).toBe(
      '/dashboard/flash-video',
    );
    expect(world.lessons.asked).toEqual(['download lesson-RS', 'download lesson-WFD']);
  });

  it('a finger drawn across the video goes to the next one', async () => {
    open('RA');
    await screen.findByText('1 of 3');
    const stage = screen.getByRole('region', { name: 'Video: Read Aloud' });
    const touch = (clientX: number) => [{ clientX, clientY: 100, identifier: 1, target: stage }];
    fireEvent.touchStart(stage, { touches: touch(300), changedTouches: touch(300) });
    fireEvent.touchEnd(stage, { changedTouches: touch(120) });
    expect(await screen.findByText('2 of 3')).toBeTruthy();
  });

  it('Escape closes, and the focus is inside while it is open', async () => {
    await watch();
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    key('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
