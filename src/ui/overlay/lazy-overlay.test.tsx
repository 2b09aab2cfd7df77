import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from './modal.ts';

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="A question">
        <button type="button" onClick={() => setIsOpen(false)}>
          No
        </button>
      </Modal>
    </MantineProvider>
  );
}

it('a dialog that was fetched for its first opening gives the focus back when it closes', async () => {
  render(<Asking />);
  const ask = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(ask);
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(ask));
});
