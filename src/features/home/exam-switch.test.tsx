import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataContextProvider } from '#data/hooks/use-data-context.ts';
import { createDevice } from '#tests/support/practice.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { ExamSwitch } from './exam-switch.tsx';

it('says that the device is full when the type of the exam could not be kept', async () => {
  const { context } = await createDevice([]);
  context.db.outbox.hook('creating', () => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  render(
    <MantineProvider env="test">
      <DataContextProvider value={context}>
        <Toasts>
          <ExamSwitch pteType="ACADEMIC" />
        </Toasts>
      </DataContextProvider>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'PTE Core' }));
  expect(await screen.findByText('This device is full. Free some room, then try again.')).toBeTruthy();
});
