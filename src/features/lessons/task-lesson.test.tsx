import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { LessonSlotProvider } from '#features/practice/lesson-slot.tsx';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { installFakeVideo, type FakeVideo } from '#tests/support/fake-video.ts';
import { createLessonDevice, type LessonDevice } from '#tests/support/lesson-device.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { LessonButton } from './lesson-button.tsx';
import { LessonOffer } from './lesson-offer.tsx';

const essay = makeItem('WE', 9_001);
let film: FakeVideo;
let world: LessonDevice;
beforeEach(() => {
  film = installFakeVideo();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  film.restore();
  world.device.close();
});

it('the head of a list opens the lesson of its task, and gives the focus back', async () => {
  world = await createLessonDevice();
  world.lessons.set('WFD', { status: 'here' });
  const { user } = world.render(<LessonButton taskType="WFD" />);
  const button = await screen.findByRole('button', { name: 'Flash Learn 92 s' });
  await user.click(button);
  await screen.findByRole('button', { name: 'Pause' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('a list of a task without a lesson has no button', async () => {
  world = await createLessonDevice({ tasks: ['RA'] });
  world.render(<LessonButton taskType="WFD" />);
  await act(() => world.device.advance(1_000));
  expect(screen.queryByRole('button')).toBeNull();
});

it('on a free plan the button says what the lessons are part of, and downloads nothing', async () => {
  world = await createLessonDevice({ status: 'TRIAL' });
  const { user } = world.render(<LessonButton taskType="WFD" />);
  await user.click(await screen.findByRole('button', { name: 'Flash Learn 92 s' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Continue' }));
  expect(dialog.getByText('Learning videos are part of Premium. All practice stays free.')).toBeTruthy();
  expect(world.lessons.asked).toEqual([]);
});

function gate() {
  return world.render(
    <LessonSlotProvider value={(props) => <LessonOffer {...props} />}>
      <PracticeScreen taskType="WE" practiceId={essay.id} search={{}} />
    </LessonSlotProvider>,
    essay,
  );
}

it('before the first answer to a task its lesson is offered over the gate, and nothing runs', async () => {
  world = await createLessonDevice({ tasks: ['WE'], items: [essay] });
  world.lessons.set('WE', { status: 'here' });
  const { user } = gate();
  await user.click(await screen.findByRole('button', { name: 'What counts here, 92 s' }));
  await screen.findByRole('button', { name: 'Pause' });
  // A key of the player is none of the question.
  await user.keyboard('m');
  act(() => film.pass(92_000));
  await user.click(await screen.findByRole('button', { name: 'Practise this task' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
  expect(world.device.ports.busy.isBusy()).toBe(false);
});

it.each([
  ['on a free plan', { status: 'TRIAL' as const }],
  ['for a task without a lesson', { tasks: ['RA'] as const }],
])('the gate offers nothing %s', async (_when, options) => {
  world = await createLessonDevice({ tasks: ['WE'], items: [essay], ...options });
  gate();
  await screen.findByRole('button', { name: 'Begin' });
  await world.device.advance(1_000);
  expect(screen.queryByRole('button', { name: /What counts here/ })).toBeNull();
});

it('what was watched is not offered again', async () => {
  world = await createLessonDevice({ tasks: ['WE'], items: [essay] });
  lessonPlaces.noteWatched('WE');
  gate();
  await screen.findByRole('button', { name: 'Begin' });
  await world.device.advance(1_000);
  expect(screen.queryByRole('button', { name: /What counts here/ })).toBeNull();
});
