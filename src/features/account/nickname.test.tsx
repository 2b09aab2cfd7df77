import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setProfile } from '#data/commands/set-profile.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
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
