import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setProfile } from '#data/commands/set-profile.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { NicknameCard } from './nickname-card.tsx';

function Host() {
  const profile = useLive(findProfile, {});
  return profile.status === 'ready' ? <NicknameCard profile={profile.data} /> : null;
}

it('a nickname that looks like an e-mail address is not saved, and it says why; another one is', async () => {
  const device = await createDevice([]);
  await setProfile(device.context, { nickname: 'ana' });
  const { user } = renderOn(device, <Host />);
  const field = await screen.findByRole('textbox', { name: 'Nickname' });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.clear(field);
  await user.type(field, 'ana@example.com');
  expect(screen.getByText(/This looks like an e-mail address/)).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(field);
  await user.type(field, '@ana');
  expect(screen.queryByText(/This looks like an e-mail address/)).toBeNull();
  await user.click(save);
  await expect.poll(async () => (await findProfile(device.context)).nickname).toBe('@ana');
  device.close();
});

/** A learner called Ana who pastes another name. */
async function pasteNickname(name: string) {
  const device = await createDevice([]);
  await setProfile(device.context, { nickname: 'ana' });
  const { user } = renderOn(device, <Host />);
  const field = await screen.findByRole('textbox', { name: 'Nickname' });
  await user.clear(field);
  await user.click(field);
  await user.paste(name);
  return { device, user };
}

it.each([
  ['adm1n', 'This looks like a name of the people who run Passage. Choose another name.'],
  ['Pаssаge support', 'This looks like a name of the people who run Passage. Choose another name.'],
  ['\u200B\u202E', 'A nickname needs letters that can be seen.'],
  ['a\u200B', 'A nickname has 2 to 30 characters. This one has 1.'],
  ['x'.repeat(31), 'A nickname has 2 to 30 characters. This one has 31.'],
])('the nickname %j is not saved, and it says why', async (name, why) => {
  const { device } = await pasteNickname(name);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  device.close();
});

it('a nickname is saved as others see it, which is shown before', async () => {
  const { device, user } = await pasteNickname('mi\u202Ea\u200B');
  expect(screen.getByText('mia').tagName).toBe('BDI');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await findProfile(device.context)).nickname).toBe('mia');
  device.close();
});

it('a nickname of before these rules is shown clean, and asks for nothing until it is changed', async () => {
  const device = await createDevice([]);
  await setProfile(device.context, { nickname: 'Passage\u202E support' });
  const { user } = renderOn(device, <Host />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
  expect(field.value).toBe('Passage support');
  expect(screen.queryByText(/people who run Passage/)).toBeNull();
  await user.type(field, 's');
  expect(screen.getByText(/people who run Passage/)).toBeTruthy();
  device.close();
});
