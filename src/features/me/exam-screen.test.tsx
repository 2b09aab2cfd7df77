import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { StartStateProvider } from '#ui/start-gate.tsx';
import { ExamScreen } from './exam-screen.tsx';

it('says that the device is full when the type of the exam could not be kept', async () => {
  const bank = [makeItem('RO', 13_001)];
  const device = await createDevice(bank);
  device.context.db.outbox.hook('creating', () => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const { user } = renderOn(
    device,
    <StartStateProvider value={{ status: 'ready' }}>
      <ExamScreen goal={null} />
    </StartStateProvider>,
    bank[0],
  );
  await user.click(await screen.findByRole('radio', { name: 'PTE Core' }));
  expect(await screen.findByText('This device is full. Free some room, then try again.')).toBeTruthy();
});
