import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { QuestionListScreen } from './question-list-screen.tsx';

const first = 15_001;
let device: Device;
afterEach(() => device.close());

/** The list with its address, as a route keeps it. */
interface HostProps {
  search: Record<string, string>;
  seen: Record<string, string>[];
  taskType?: 'MCS_R' | 'DI';
}
function Host({ search: start, seen, taskType = 'MCS_R' }: HostProps) {
  const [search, setSearch] = useState(start);
  return (
    <QuestionListScreen
      taskType={taskType}
      search={search}
      onSearch={(next) => {
        seen.push(next);
        setSearch(next);
      }}
    />
  );
}

async function openList(search: Record<string, string> = {}, count = 25) {
  const levels = ['EASY', 'AVERAGE', 'HARD'] as const;
  const items = Array.from({ length: count }, (_, index) =>
    makeItem('MCS_R', first + index, {
      title: `Question about ${index + 1} things`,
      level: levels[index % 3] ?? 'EASY',
    }),
  );
  device = await createDevice(items);
  const seen: Record<string, string>[] = [];
  const view = renderOn(device, <Host search={search} seen={seen} />);
  await screen.findByText(/^\d+ questions?$/);
  return { ...view, seen };
}

const titles = () =>
  screen.getAllByRole('link', { name: /^Question about/, hidden: true }).map((link) => link.textContent);

test('a page has twenty rows, each a link to its question with its number of five digits', async () => {
  await openList();
  expect(titles()).toHaveLength(20);
  expect(screen.getByText('#15001')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Question about 1 things' }).getAttribute('href')).toBe(
    '/dashboard/reading/multiple-choice-single/15001',
  );
});

test('next and previous go one page and stop at the ends', async () => {
  const { user, seen } = await openList();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(seen.at(-1)).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(seen.at(-1)).toEqual({ page: '2' });
});

test('a typed page counts between 1 and the last one, and anything else goes back to the current page', async () => {
  const { user, seen } = await openList();
  const page = screen.getByRole('textbox', { name: 'Page' });
  for (const wrong of ['7', '0', 'two']) {
    await user.clear(page);
    await user.type(page, `${wrong}{Enter}`);
    expect(page).toHaveProperty('value', '1');
  }
  expect(seen).toEqual([]);
  await user.clear(page);
  await user.type(page, '2{Enter}');
  expect(seen).toEqual([{ page: '2' }]);
});

test('a level from the drawer filters the rows, is counted on the button and goes back to the first page', async () => {
  const { user, seen } = await openList({ page: '2' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByRole('group', { name: 'Level' });
  expect(screen.queryByRole('group', { name: 'Kind of picture' })).toBeNull();
  await user.click(levelBox('Hard'));
  expect(seen.at(-1)).toEqual({ complexities: 'HARD' });
  await screen.findByRole('button', { name: 'Show 8 questions' });
  expect(await screen.findByRole('button', { name: 'Filter, 1 on', hidden: true })).toBeTruthy();
});

test('pictures are filtered by their kind, which other questions do not have', async () => {
  const chart = makeItem('DI', 3_001);
  const pie = {
    kind: 'PIE_CHART',
    title: 'Waste',
    measure: 'Share',
    unit: '%',
    slices: [
      { name: 'Food', value: 60 },
      { name: 'Paper', value: 40 },
    ],
  };
  device = await createDevice([chart, makeItem('DI', 3_002, { title: 'Question about waste', image: pie })]);
  const seen: Record<string, string>[] = [];
  const { user } = renderOn(device, <Host search={{}} seen={seen} taskType="DI" />);
  await screen.findByText('2 questions');
  expect(screen.getByText('Pie chart')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const kinds = await screen.findByRole('group', { name: 'Kind of picture' });
  await user.click(within(kinds).getByRole('checkbox', { name: 'Pie chart' }));
  expect(seen.at(-1)).toEqual({ imageTypes: 'PIE_CHART' });
  await screen.findByRole('button', { name: 'Show 1 question' });
  expect(titles()).toEqual(['Question about waste']);
});

/** The marks have a "Hard" too. */
const levelBox = (name: string) =>
  within(screen.getByRole('group', { name: 'Level' })).getByRole('checkbox', { name });

test('a search waits for a pause in typing and finds by title', async () => {
  const { user, seen } = await openList();
  await user.type(screen.getByRole('searchbox', { name: 'Search by title or number' }), '25 thi');
  expect(seen).toEqual([]);
  await waitFor(() => expect(seen).toEqual([{ title: '25 thi' }]));
  await waitFor(() => expect(titles()).toEqual(['Question about 25 things']));
});

test('bookmark mode lists what was marked, with its mark', async () => {
  const { user } = await openList();
  await setBookmark(device.context, { practiceId: first + 3, type: 'VERY_HARD' });
  await user.click(screen.getByRole('radio', { name: 'Bookmarks' }));
  await waitFor(() => expect(titles()).toEqual(['Question about 4 things']));
  expect(screen.getByText('Very hard')).toBeTruthy();
});

test('prediction asks a free plan to upgrade, resets to the first mode, and leads to the plans', async () => {
  const { user, seen } = await openList({ mode: 'bookmark' });
  await user.click(screen.getByRole('radio', { name: 'Prediction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Continue' });
  expect(seen.at(-1)).toEqual({});
  expect(within(dialog).getByRole('link', { name: 'Explore Plans' }).getAttribute('href')).toBe(
    '/dashboard/plans',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Not Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when nothing fits, it says so and offers to clear the filters', async () => {
  const { user } = await openList({ title: 'zebra' });
  expect(screen.getByText('No question found!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
});
