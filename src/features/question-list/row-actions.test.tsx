import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TaskType } from '#contract/task-type.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { writeMeta } from '#data/store/meta.ts';
import { listSound } from '#data/queries/list-sound.ts';
import { unknownSound } from '#domain/storage/task-sound.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { QuestionListScreen } from './question-list-screen.tsx';

const first = 15_001;
let device: Device;
afterEach(() => {
  vi.unstubAllGlobals();
  device.close();
});

function Host({ search: start, taskType }: { search: Record<string, string>; taskType: TaskType }) {
  const [search, setSearch] = useState(start);
  return <QuestionListScreen taskType={taskType} search={search} onSearch={setSearch} />;
}

async function openDevice(count = 3, fields: object = {}) {
  const items = Array.from({ length: count }, (_, at) =>
    makeItem('MCS_R', first + at, { title: `Question about ${at + 1} things`, ...fields }),
  );
  device = await createDevice(items);
}

async function openList(search: Record<string, string> = {}, taskType: TaskType = 'MCS_R') {
  const view = renderOn(device, <Host search={search} taskType={taskType} />);
  await screen.findByText(/^\d+ questions?$/);
  return view;
}

const markOf = async (practiceId: number) =>
  (await findPractice(device.context, { practiceId }))?.row.bookmarkType;

async function answer(practiceId: number, points: number) {
  const result = await submitAnswer(device.context, {
    practiceId,
    taskType: 'MCS_R',
    value: { kind: 'choose', chosen: ['B'] },
    durationMs: 20_000,
    pteType: 'ACADEMIC',
    score: {
      rubric: 'academic-2026-01',
      scorer: 'test',
      points,
      max: 4,
      traits: [],
      skills: [],
      evidence: { kind: 'choices', options: [] },
    },
  });
  expect(result.kind).toBe('saved');
}

test('a tap on the bookmark of a row gives it a level, another one takes it away, and each is said', async () => {
  await openDevice();
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Bookmark, question #15002' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Very hard' }));
  const marked = await screen.findByRole('button', { name: 'Bookmark: Very hard, question #15002' });
  expect(await markOf(first + 1)).toBe('VERY_HARD');
  expect(await screen.findByText('Bookmark updated successfully')).toBeTruthy();
  await user.click(marked);
  await user.click(await screen.findByRole('menuitem', { name: 'Unmark' }));
  await screen.findByRole('button', { name: 'Bookmark, question #15002' });
  expect(await markOf(first + 1)).toBe('UNMARK');
});

test('the keyboard opens the menu, chooses, and stands on the bookmark again afterwards', async () => {
  await openDevice();
  const { user } = await openList();
  screen.getByRole('button', { name: 'Bookmark, question #15001' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitemradio', { name: 'Easy' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const marked = await screen.findByRole('button', { name: /^Bookmark: .*question #15001$/ });
  expect(await markOf(first)).not.toBe('UNMARK');
  await waitFor(() => expect(document.activeElement).toBe(marked));
});

test('a finger that stays on a row opens its bookmark menu and does not open the question', async () => {
  await openDevice();
  vi.stubGlobal('matchMedia', (query: string) => narrow(query));
  const { router, user } = await openList();
  const row = screen.getByText('#15003').closest('li') as HTMLElement;
  const before = router.state.location.href;
  fireEvent.pointerDown(row, { pointerType: 'touch', clientX: 20, clientY: 20 });
  const hard = await screen.findByRole('menuitemradio', { name: 'Hard' });
  fireEvent.pointerUp(row, { pointerType: 'touch' });
  fireEvent.click(within(row).getByRole('link', { hidden: true }));
  await user.click(hard);
  await waitFor(async () => expect(await markOf(first + 2)).toBe('HARD'));
  expect(router.state.location.href).toBe(before);
});

test('a finger that scrolls opens nothing', async () => {
  await openDevice();
  vi.stubGlobal('matchMedia', (query: string) => narrow(query));
  await openList();
  const row = screen.getByText('#15003').closest('li') as HTMLElement;
  vi.useFakeTimers();
  fireEvent.pointerDown(row, { pointerType: 'touch', clientX: 20, clientY: 20 });
  fireEvent.pointerMove(row, { pointerType: 'touch', clientX: 20, clientY: 60 });
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(screen.queryByRole('menuitemradio')).toBeNull();
});

test('a row says how well and when it was practised, and the list goes on where the learner stopped', async () => {
  await openDevice();
  await answer(first, 1);
  await answer(first, 3);
  await answer(first, 2);
  await device.advance(2 * 86_400_000);
  await openList();
  expect(await screen.findByText('Best 75 %')).toBeTruthy();
  expect(screen.getByText('Practised 3 times, 2 days ago')).toBeTruthy();
  const next = await screen.findByRole('link', {
    name: 'Continue where I stopped: #15002, Question about 2 things',
  });
  expect(next.getAttribute('href')).toBe('/dashboard/reading/multiple-choice-single/15002');
});

test('who has answered the last question has nothing to go on with', async () => {
  await openDevice();
  await answer(first + 2, 1);
  await openList();
  await screen.findByText('Best 25 %');
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
});

test('filters that are on stand above the list; a tap takes one off, Reset all of them', async () => {
  await openDevice();
  const { user } = await openList({
    complexities: 'HARD',
    practiceStatus: 'NOT_PRACTICED',
    prediction: 'true',
  });
  const chips = screen.getByRole('list', { name: 'Filters that are on' });
  expect(
    within(chips)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Hard', 'Not practised', 'Met in an exam', 'Reset']);
  await user.click(within(chips).getByRole('button', { name: 'Hard, take this filter off' }));
  expect(within(chips).queryByText('Hard')).toBeNull();
  await user.click(within(chips).getByRole('button', { name: 'Reset' }));
  expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull();
  expect(await screen.findByText('3 questions')).toBeTruthy();
});

test('a number finds its question', async () => {
  await openDevice(12);
  await openList({ title: '#15011' });
  expect(await screen.findByText('1 question')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Question about 11 things' })).toBeTruthy();
});

/** Two questions with a sound each; only the first one's is on the device. */
async function openHalfHeard(taskType: 'MCS_L' | 'RA') {
  const sha = (n: number) => String(n).repeat(64);
  const audio = (n: number) => ({
    audios: [
      {
        id: 'a',
        sha256: sha(n),
        label: 'Voice',
        durationMs: 1_000,
        mimeType: 'audio/mpeg',
        sizeBytes: 10,
        accent: 'UK',
      },
    ],
  });
  const items = [1, 2].map((n) =>
    makeItem(taskType, first + n, { title: `Question about ${n}`, ...audio(n) }),
  );
  device = await createDevice(items);
  await writeMeta(device.context.db, `sound ${taskType}`, {
    ...unknownSound({ kind: 'automatic' }),
    questions: 2,
    missing: [first + 1, first + 2],
    totalFiles: 2,
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => (path.endsWith(sha(1)) ? new Response('x') : undefined),
    }),
  });
  return openList({}, taskType);
}

test('a row whose sound is not on the device says so', async () => {
  await openHalfHeard('MCS_L');
  const said = await screen.findAllByText('Sound not on this device');
  expect(said).toHaveLength(1);
  expect(said[0]?.closest('tr, li')?.textContent).toContain(formatNumber(first + 2));
});

test('a row of which only the model voice is missing says nothing: it can be answered', async () => {
  await openHalfHeard('RA');
  await screen.findByRole('link', { name: 'Question about 2' });
  const { db } = device.context;
  const practiceIds = [first + 1, first + 2];
  expect(await listSound({ db }, { practiceIds })).toBeNull();
  expect(screen.queryByText('Sound not on this device')).toBeNull();
});

function narrow(query: string) {
  return {
    media: query,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
}
