import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
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
  await waitFor(async () => expect((await stored(device)).value.text).toBe('Kept'));

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
  const second = openTab(device);
  await second.see.findByRole('button', { name: 'Go on' });
  const first = openTab(device);
  await first.press('Go on');
  await first.user.type(await first.box(), ' and new');
  first.close();
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
