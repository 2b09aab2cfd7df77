import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { startSession } from '#data/commands/start-session.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { findAhead, queryKey, readAhead } from '#data/store/read-ahead.ts';
import { isDeskEmpty, lookAtDesks } from '#features/practice/attempt/empty-desks.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';

const essay = makeItem('WE', 9_001);
const args = { practiceId: essay.id };
/** Holds a seat and does nothing at it. */
const nobody = { handOver: async () => undefined, lost: () => undefined };

/** What a list at rest does for the questions on it. */
async function rest({ context, ports }: Device): Promise<() => void> {
  const stops = [readAhead(context, findPractice, [args]), readAhead(context, findProfile, [{}])];
  const key = (of: unknown) => queryKey(context.userId, of);
  await waitFor(() => {
    expect(findAhead(context, findPractice, key(args))).not.toBeNull();
    expect(findAhead(context, findProfile, key({}))).not.toBeNull();
  });
  await lookAtDesks(ports.drafts, context.userId);
  return () => stops.forEach((stop) => stop());
}

/** The essay, until the learner goes on. */
function Walk({ next, search = {} }: { next: BankItem; search?: SearchText }) {
  const [{ id, taskType }, setItem] = useState<BankItem>(essay);
  return (
    <>
      <button onClick={() => setItem(next)}>Go to the next</button>
      <PracticeScreen taskType={taskType} practiceId={id} search={search} />
    </>
  );
}

const essayScreen = <PracticeScreen taskType="WE" practiceId={essay.id} search={{}} />;

/** Tells whether a question was being loaded at any moment since. */
function watchLoading(): () => boolean {
  let wasLoading = false;
  const watch = new MutationObserver(() => {
    wasLoading ||= document.querySelector('[aria-label="Loading"]') !== null;
  });
  watch.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  return () => wasLoading;
}

/** Opens a question, and tells whether one was ever being loaded. */
function open(device: Device, screen = essayScreen) {
  const wasLoading = watchLoading();
  const { container, user } = renderOn(device, screen, essay);
  return { see: within(container), user, wasLoading };
}

it('has a question of a list at rest at once, and one of any other list after a moment', async () => {
  const device = await createDevice([essay]);
  const stop = await rest(device);
  const known = open(device);
  await known.see.findByRole('button', { name: 'Begin' });
  expect(known.wasLoading()).toBe(false);
  stop();

  const fresh = open(await createDevice([essay]));
  await fresh.see.findByRole('button', { name: 'Begin' });
  expect(fresh.wasLoading()).toBe(true);
});

it('has the next question of the list at once as well', async () => {
  const next = makeItem('WE', 9_002, { title: 'The next one' });
  const device = await createDevice([essay, next]);
  const stop = await rest(device);
  const { see, user, wasLoading } = open(device, <Walk next={next} />);
  expect(await see.findByRole('link', { name: 'Next' })).toBeTruthy();
  stop();
  const key = queryKey(device.context.userId, { practiceId: next.id });
  await waitFor(() => expect(findAhead(device.context, findPractice, key)).not.toBeNull());
  await user.click(see.getByRole('button', { name: 'Go to the next' }));
  expect(await see.findByRole('heading', { name: 'The next one' })).toBeTruthy();
  expect(wasLoading()).toBe(false);
});

it('has the next question of a session at once, of another task and without any list before it', async () => {
  const next = makeItem('MCS_R', 15_001, { title: 'The next stop' });
  const device = await createDevice([essay, next]);
  const stops = [essay, next].map(({ id, taskType }) => ({ practiceId: id, taskType }));
  const session = await startSession(device.context, { stops });
  const { see, user } = open(device, <Walk next={next} search={{ session: session?.id }} />);
  expect(await see.findByText('1 of 2')).toBeTruthy();
  const { context, ports } = device;
  await waitFor(() => {
    const key = queryKey(context.userId, { practiceId: next.id });
    expect(findAhead(context, findPractice, key)).not.toBeNull();
    expect(isDeskEmpty(ports.drafts, context.userId, next.id)).toBe(true);
  });
  const wasLoading = watchLoading();
  await user.click(see.getByRole('button', { name: 'Go to the next' }));
  expect(await see.findByRole('heading', { name: 'The next stop' })).toBeTruthy();
  expect(await see.findByRole('radio', { name: /^A\. / })).toBeTruthy();
  expect(wasLoading()).toBe(false);
});

it('may have a draft of the question that is on the screen, however early it was looked', async () => {
  const device = await createDevice([essay]);
  const { drafts } = device.ports;
  const { see } = open(device);
  await see.findByRole('button', { name: 'Begin' });
  await lookAtDesks(drafts, device.context.userId);
  expect(isDeskEmpty(drafts, device.context.userId, essay.id)).toBe(false);
  expect(isDeskEmpty(drafts, device.context.userId, essay.id + 1)).toBe(true);
});

it('stays when the list that had read it ahead is gone, and is drawn whole', async () => {
  const device = await createDevice([essay]);
  const stop = await rest(device);
  const { see, wasLoading } = open(device);
  await see.findByRole('button', { name: 'Begin' });
  stop();
  await see.findByRole('tab', { name: /^My Answers/ });
  await see.findByRole('button', { name: 'Bookmark' });
  expect(wasLoading()).toBe(false);
});

it('shows what was changed since it was read ahead', async () => {
  const device = await createDevice([essay]);
  await rest(device);
  await setBookmark(device.context, { practiceId: essay.id, type: 'HARD' });
  const { see } = open(device);
  expect(await see.findByRole('button', { name: 'Bookmark: Hard' })).toBeTruthy();
});

it('finds what another tab has left since it was looked, and asks about it', async () => {
  const device = await createDevice([essay]);
  await rest(device);
  const draft = { value: { kind: 'write', text: 'Left behind' }, startedAt: 1, seenAt: 2, mode: 'PRACTICE' };
  await device.ports.drafts.save(`local ${essay.id}`, draft);
  const { see, user } = open(device);
  await user.click(await see.findByRole('button', { name: 'Go on' }));
  expect((await see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' })).value).toBe(
    'Left behind',
  );
});

it('says that it is open in another tab, though nothing is kept of it yet', async () => {
  const device = await createDevice([essay]);
  await rest(device);
  const seat = await device.newTab().ports.seats.take(`local ${essay.id}`, nobody);
  const { see } = open(device);
  expect(await see.findByRole('region', { name: 'Open in another tab' })).toBeTruthy();
  seat?.release();
  expect(await see.findByRole('button', { name: 'Begin' })).toBeTruthy();
});

it('begins with the first tap, even while the desk is still looked at', async () => {
  const device = await createDevice([essay]);
  await rest(device);
  const { seats } = device.ports;
  const looked = Promise.withResolvers<void>();
  // A look that takes its time, and holds the seat meanwhile.
  const isTaken = async (key: string) => {
    const seat = await seats.take(key, nobody);
    await looked.promise;
    seat?.release();
    return seat === null;
  };
  const { see, user } = open({ ...device, ports: { ...device.ports, seats: { ...seats, isTaken } } });
  await user.click(await see.findByRole('button', { name: 'Begin' }));
  expect(see.queryByRole('region', { name: 'Open in another tab' })).toBeNull();
  looked.resolve();
  expect(await see.findByRole('textbox', { name: 'Your essay' })).toBeTruthy();
});

it('asks about what was typed when it is opened once more, however soon', async () => {
  const device = await createDevice([essay]);
  await rest(device);
  const first = renderOn(device, essayScreen, essay);
  await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
  await first.user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Half');
  first.unmount();
  const { see } = open(device);
  expect(await see.findByRole('button', { name: 'Go on' })).toBeTruthy();
  expect(see.queryByRole('button', { name: 'Begin' })).toBeNull();
});
