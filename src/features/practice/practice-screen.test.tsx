import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { createContentStore } from '#data/store/content/content-store.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { questionTitle } from '#domain/listing/question-title.ts';
import { PracticeScreen } from './practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

const items = [
  makeItem('MCS_R', 15_001, { title: 'Alpha', level: 'EASY' }),
  makeItem('MCS_R', 15_002, { title: 'Beta', level: 'HARD' }),
  makeItem('MCS_R', 15_003, { title: 'Gamma', level: 'EASY' }),
];
const [alpha, beta, gamma] = items;

it('says that there is no such practice when this device does not have it', async () => {
  const device = await createDevice(items);
  renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={15_099} search={{}} />);
  expect(await screen.findByRole('heading', { name: 'No practice found' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'See all questions' });
  expect(way.getAttribute('href')).toBe('/dashboard/reading/multiple-choice-single');
});

it("opens the first question that was not practised at the study plan's address of a task", async () => {
  const device = await createDevice(items);
  await device.context.db.practices.update(alpha!.id, { practised: 1 });
  const { router } = renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={1} search={{}} />);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/15002$/));
});

it('refuses a practice of another task than its address names', async () => {
  const device = await createDevice(items);
  renderOn(device, <PracticeScreen taskType="RA" practiceId={15_001} search={{}} />);
  expect(await screen.findByRole('heading', { name: 'No practice found' })).toBeTruthy();
});

it('leads to the neighbours in the list that the learner came from, with the list kept in each address', async () => {
  const device = await createDevice(items);
  const search = { complexities: 'EASY' };
  renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={search} />, alpha);
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  const next = screen.getByRole('link', { name: 'Next' }).getAttribute('href');
  expect(next).toBe(`/dashboard/reading/multiple-choice-single/${gamma!.id}?complexities=EASY`);
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/dashboard/reading/multiple-choice-single?complexities=EASY',
  );
});

it('keeps the title of a heard question to itself until an answer is in', async () => {
  const heard = makeItem('WFD', 23_001, { title: 'Old manuscripts' });
  const device = await createDevice([heard]);
  renderOn(device, <PracticeScreen taskType="WFD" practiceId={heard.id} search={{}} />, heard);
  const named = questionTitle(heard, false);
  await screen.findByRole('heading', { level: 1, name: named });
  expect(document.title).toBe(`${named} · Write from Dictation · Passage`);
  expect(document.documentElement.outerHTML).not.toContain('manuscripts');
  await device.context.db.practices.update(heard.id, { practised: 1, practiceCount: 1 });
  await screen.findByRole('heading', { level: 1, name: 'Old manuscripts' });
  expect(document.title).toBe('Old manuscripts · Write from Dictation · Passage');
});

it('shows number, level and title, and the prediction tag only where there are predictions', async () => {
  const device = await createDevice(items);
  await device.context.db.practices.update(beta!.id, { prediction: 1, predictionCount: 3 });
  // Met in an exam of years ago.
  await device.context.db.practices.update(alpha!.id, { prediction: 1, examMemoryCount: 3 });
  const { unmount } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={beta!.id} search={{}} />,
    beta,
  );
  expect(await screen.findByText('Prediction')).toBeTruthy();
  expect(screen.getByText('Hard')).toBeTruthy();
  expect(screen.getByText('#15002')).toBeTruthy();
  unmount();
  renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={{}} />, alpha);
  await screen.findByRole('heading', { name: 'Alpha' });
  expect(screen.queryByText('Prediction')).toBeNull();
});

it('marks a question at once without a network, changes the mark, and takes it away', async () => {
  const device = await createDevice(items);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={{}} />,
    alpha,
  );
  await user.click(await screen.findByRole('button', { name: 'Bookmark' }));
  expect(screen.queryByRole('menuitem', { name: 'Unmark' })).toBeNull();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Very hard' }));
  const mark = await screen.findByRole('button', { name: 'Bookmark: Very hard' });
  expect(await screen.findByText('Bookmark updated successfully')).toBeTruthy();
  await waitFor(async () =>
    expect((await device.context.db.practices.get(alpha!.id))?.bookmarkType).toBe('VERY_HARD'),
  );
  await user.click(mark);
  const chosen = await screen.findByRole('menuitemradio', { name: 'Very hard' });
  expect(chosen.getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: 'Unmark' }));
  expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeTruthy();
});

it.each([
  ['the disk is full', 'QuotaExceededError', 'This device is full. Free some room, then try again.'],
  ['the browser refuses', 'UnknownError', 'Something went wrong'],
])('keeps the level that was there when %s, and says so', async (_, error, words) => {
  const device = await createDevice(items);
  await setBookmark(device.context, { practiceId: alpha!.id, type: 'HARD' });
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={{}} />,
    alpha,
  );
  await user.click(await screen.findByRole('button', { name: 'Bookmark: Hard' }));
  device.context.db.bookmarks.hook('updating', () => {
    throw new DOMException('no', error);
  });
  await user.click(await screen.findByRole('menuitemradio', { name: 'Very hard' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bookmark: Hard' })).toBeTruthy();
});

it('tries again from a fresh start after the result', async () => {
  const device = await createDevice(items);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={{}} />,
    alpha,
  );
  await user.click(await screen.findByRole('radio', { name: 'B. To show the way' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  expect(await within(result).findByRole('link', { name: 'Next question' })).toBeTruthy();
  await user.click(within(result).getByRole('button', { name: 'Try again' }));
  const radio = await screen.findByRole('radio', { name: 'B. To show the way' });
  expect((radio as HTMLInputElement).checked).toBe(false);
});

it('says in words when the device could not save the answer, and keeps it on the screen', async () => {
  const device = await createDevice(items);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={alpha!.id} search={{}} />,
    alpha,
  );
  await user.click(await screen.findByRole('radio', { name: 'B. To show the way' }));
  device.context.db.answers.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your answer is still here.');
  expect((screen.getByRole('radio', { name: 'B. To show the way' }) as HTMLInputElement).checked).toBe(true);
});

it('shows a question that is opened by its address on a first visit as soon as it has come', async () => {
  const device = await createDevice([]);
  const store = createContentStore(device.context);
  await store.setRunning(true);
  renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={15_001} search={{}} />);
  expect(await screen.findByRole('progressbar', { name: 'Downloading the questions' })).toBeTruthy();
  await importPack(device.context, { pack: { format: 1, taskType: 'MCS_R', items }, generation: 'g' });
  expect(await screen.findByRole('heading', { name: 'Alpha' })).toBeTruthy();
});

it('says that a question waits for a connection when the first download failed', async () => {
  const device = await createDevice([]);
  const store = createContentStore(device.context);
  await store.setRunning(true);
  await store.setRunning(false);
  renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={15_001} search={{}} />);
  expect(await screen.findByText(/There is no connection to Passage now/)).toBeTruthy();
});
