import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import type { NewWrite } from '#platform/drafts.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';

const essay = makeItem('WE', 9_001);
const key = `local ${essay.id}`;

/** A tab of the device on the essay. */
function openTab(device: Device) {
  const { container, user, unmount } = renderOn(
    device.newTab(),
    <PracticeScreen taskType="WE" practiceId={essay.id} search={{}} />,
    essay,
  );
  const see = within(container);
  return {
    see,
    user,
    close: unmount,
    press: async (name: string) => user.click(await see.findByRole('button', { name })),
    box: () => see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' }),
    isElsewhere: () => see.findByRole('region', { name: 'Open in another tab' }),
  };
}
/** The tab that was at work on it has stored what there was, and is gone. */
const isFree = (device: Device) =>
  waitFor(async () => expect(await device.ports.seats.isTaken(key)).toBe(false));
const stored = async (device: Device) => (await device.ports.drafts.load(key)) as { value: { text: string } };

it('says that the essay is open elsewhere, and goes on with it, text and clock, where the learner wants', async () => {
  const device = await createDevice([essay]);
  const first = openTab(device);
  await first.press('Begin');
  await first.user.type(await first.box(), 'One two');
  const second = openTab(device);
  await second.isElsewhere();
  expect(second.see.queryByRole('button', { name: 'Begin' })).toBeNull();
  await device.advance(60_000);

  await second.press('Go on here');
  expect((await second.box()).value).toBe('One two');
  expect(second.see.getByRole('timer', { name: 'Time used: 1:00' })).toBeTruthy();
  await first.isElsewhere();
  expect(first.see.queryByRole('textbox')).toBeNull();
  await second.user.type(await second.box(), ' three');
  await waitFor(async () => expect((await stored(device)).value.text).toBe('One two three'));

  await first.press('Go on here');
  expect((await first.box()).value).toBe('One two three');
  await second.isElsewhere();
});

it('opens the essay again where it is free once more', async () => {
  const device = await createDevice([essay]);
  const first = openTab(device);
  await first.press('Begin');
  await first.user.type(await first.box(), 'Half');
  const second = openTab(device);
  await second.isElsewhere();
  first.close();
  await second.press('Go on');
  expect((await second.box()).value).toBe('Half');
});

it('begins nothing afresh over what another tab has left meanwhile', async () => {
  const device = await createDevice([essay]);
  const second = openTab(device);
  await second.see.findByRole('button', { name: 'Begin' });
  const first = openTab(device);
  await first.press('Begin');
  await first.user.type(await first.box(), 'Kept');
  first.close();
  await isFree(device);

  await second.press('Begin');
  await second.press('Go on');
  expect((await second.box()).value).toBe('Kept');
});

it('goes on with the newest text, not with the one that it had read first', async () => {
  const device = await createDevice([essay]);
  const before = openTab(device);
  await before.press('Begin');
  await before.user.type(await before.box(), 'Old');
  before.close();
  await isFree(device);
  const second = openTab(device);
  await second.see.findByRole('button', { name: 'Go on' });
  const first = openTab(device);
  await first.press('Go on');
  await first.user.type(await first.box(), ' and new');
  first.close();
  await isFree(device);
  await second.press('Go on');
  expect((await second.box()).value).toBe('Old and new');
});

it('leaves a result that is looked at alone, and asks again before the next try', async () => {
  const device = await createDevice([essay]);
  const first = openTab(device);
  await first.press('Begin');
  await first.user.type(await first.box(), 'A short one.');
  await first.press('Submit');
  await first.see.findByRole('region', { name: 'Your result' });
  const second = openTab(device);
  await second.press('Begin');
  await second.user.type(await second.box(), 'Mine');
  expect(first.see.getByRole('region', { name: 'Your result' })).toBeTruthy();
  await first.user.click(
    within(first.see.getByRole('region', { name: 'Your result' })).getByRole('button', { name: 'Try again' }),
  );
  await first.isElsewhere();
  expect((await second.box()).value).toBe('Mine');
  act(() => second.close());
  await first.press('Go on');
  expect((await first.box()).value).toBe('Mine');
  expect(screen.queryByText('Open in another tab')).toBeNull();
});

it('begins the next try at once, also while the device is still busy with the one before', async () => {
  const device = await createDevice([essay]);
  const { drafts } = device.ports;
  const write = drafts.write.bind(drafts);
  const isReady = Promise.withResolvers<void>();
  drafts.write = async (...args) => {
    await isReady.promise;
    await write(...args);
  };
  const tab = openTab(device);
  await tab.press('Begin');
  await tab.user.type(await tab.box(), 'A short one.');
  await tab.press('Submit');
  const result = await tab.see.findByRole('region', { name: 'Your result' });
  await tab.user.click(within(result).getByRole('button', { name: 'Try again' }));
  isReady.resolve();
  expect((await tab.box()).value).toBe('');
  expect(tab.see.queryByRole('button', { name: 'Begin' })).toBeNull();
});

/** What another tab wrote to the essay without having seen what is here. */
const theirs = (text: string): NewWrite => ({
  by: 'another tab',
  n: 1,
  seen: {},
  draft: { value: { kind: 'write', text }, startedAt: 0, seenAt: 5_000, mode: 'PRACTICE' },
});
const otherText = (tab: ReturnType<typeof openTab>) =>
  tab.see.findByRole('region', { name: 'The answer of another tab' });

it('keeps what two tabs wrote, offers the other text, and lets it be deleted and taken back', async () => {
  const device = await createDevice([essay]);
  await device.ports.drafts.write(key, theirs('Theirs'));
  const before = openTab(device);
  await before.press('Start again');
  await before.user.type(await before.box(), 'Mine');
  await waitFor(async () => expect((await stored(device)).value.text).toBe('Mine'));
  before.close();
  await device.ports.drafts.write(key, { ...theirs('Theirs'), by: 'a frozen tab' });
  const tab = openTab(device);

  expect((await otherText(tab)).textContent).toContain('Another tab has a different answer. Both are kept.');
  await tab.press('Go on');
  const shown = (await tab.box()).value;
  const other = shown === 'Mine' ? 'Theirs' : 'Mine';
  expect(within(await otherText(tab)).getByText(other)).toBeTruthy();
  await tab.press('Use that one');
  await waitFor(async () => expect((await tab.box()).value).toBe(other));
  expect(within(await otherText(tab)).getByText(shown)).toBeTruthy();

  await tab.press('Delete that one');
  await tab.see.findByText('The other answer is deleted.');
  await tab.user.click(within(await otherText(tab)).getByRole('button', { name: 'Undo' }));
  await within(await otherText(tab)).findByText(shown);
  await tab.user.type(await tab.box(), ', more');
  await waitFor(async () => expect((await stored(device)).value.text).toBe(`${other}, more`));
  await tab.press('Submit');
  await tab.see.findByRole('region', { name: 'Your result' });
  await waitFor(async () => expect((await stored(device)).value.text).toBe(shown));
});

/** The last words of a tab that was closed reach this one, a moment after its lock. */
async function arrive(device: Device, write: NewWrite): Promise<void> {
  device.ports.drafts.writeAtOnce(key, write);
  const name = Object.keys(localStorage).find((each) => each.includes(write.by)) ?? '';
  const newValue = localStorage.getItem(name);
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
  });
}

it('goes on with the last words of a closed tab, also where they come after its lock', async () => {
  const device = await createDevice([essay]);
  await device.ports.drafts.write(key, theirs('Half'));
  const tab = openTab(device);
  await tab.see.findByRole('button', { name: 'Go on' });
  await arrive(device, { ...theirs('Half a'), n: 2 });
  await waitFor(async () => {
    // The gate opens anew with them.
    const goOn = tab.see.queryByRole('button', { name: 'Go on' });
    if (goOn) await tab.user.click(goOn);
    expect(tab.see.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' }).value).toBe('Half a');
  });
  await arrive(device, { ...theirs('Half a line'), n: 3 });
  await waitFor(async () => expect((await tab.box()).value).toBe('Half a line'));
  expect(tab.see.queryByRole('region', { name: 'The answer of another tab' })).toBeNull();
});

it('shows the last words of a closed tab beside what was written here meanwhile', async () => {
  const device = await createDevice([essay]);
  await device.ports.drafts.write(key, theirs('Half'));
  const tab = openTab(device);
  await tab.press('Go on');
  await tab.user.type(await tab.box(), ' of mine');
  await arrive(device, { ...theirs('Half a line'), n: 2 });
  expect(within(await otherText(tab)).getByText('Half a line')).toBeTruthy();
  expect((await tab.box()).value).toBe('Half of mine');
});
