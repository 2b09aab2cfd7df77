import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

const translations = {
  DE: {
    sentenceList: [
      {
        source: 'Bees dance.',
        target: 'Bienen tanzen.',
        alignments: [{ sourceStart: 0, targetStart: 0 }],
      },
    ],
  },
};

it.each([
  ['MCS_R', 15_001],
  ['FIB_R', 14_001],
  ['FIB_RW', 11_001],
  ['RO', 13_001],
] as const)('a translation of %s would give the answer away: it comes with it', async (taskType, id) => {
  const item = makeItem(taskType, id, { translations });
  const { user } = renderOn(
    await createDevice([item]),
    <PracticeScreen taskType={taskType} practiceId={id} search={{}} />,
    item,
  );
  const button = await screen.findByRole('button', { name: 'Show answer' });
  expect(screen.queryByText('Bienen tanzen.')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('Bienen tanzen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide answer' }));
  expect(screen.queryByText('Bienen tanzen.')).toBeNull();
});
