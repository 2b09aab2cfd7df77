import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MicrophoneDeniedModal } from './microphone-denied-modal.tsx';

function show(onRequest: () => Promise<string | null>) {
  const onClose = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <MicrophoneDeniedModal opened onClose={onClose} onRequest={onRequest} />
    </MantineProvider>,
  );
  return { onClose };
}

test('it says what to do, in the words of the product', async () => {
  show(async () => null);
  const dialog = await screen.findByRole('dialog', { name: 'No Microphone Permission' });
  expect(dialog.textContent).toContain(
    "Please click the button below to enable the microphone, or if it's blocked, allow it in your browser settings.",
  );
});

test('a permission that is granted now closes it', async () => {
  const { onClose } = show(async () => null);
  await userEvent.click(await screen.findByRole('button', { name: 'Request Permission' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a permission that is refused again shows the message of the error', async () => {
  const { onClose } = show(async () => 'Permission denied');
  await userEvent.click(await screen.findByRole('button', { name: 'Request Permission' }));
  expect(screen.getByRole('alert').textContent).toContain('Permission denied');
  expect(onClose).not.toHaveBeenCalled();
});

test('it can be put away', async () => {
  const { onClose } = show(async () => null);
  await userEvent.click(await screen.findByRole('button', { name: 'Ok, Got it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
