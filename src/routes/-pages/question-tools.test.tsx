import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setNote } from '#data/commands/notes.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { QuestionTools } from './question-tools.tsx';

const item = makeItem('MCS_R', 15_001);

it('says on the menu and in it that there is a note', async () => {
  const device = await createDevice([item]);
  const question = <PracticeScreen taskType="MCS_R" practiceId={item.id} search={{}} tools={QuestionTools} />;
  const { user } = renderOn(device, question, item);
  await screen.findByRole('button', { name: 'More' });
  await setNote(device.context, { practiceId: item.id, description: '<p>Look twice</p>' });
  const more = await screen.findByRole('button', { name: 'More, has a note' });
  await user.click(more);
  expect(await screen.findByRole('menuitem', { name: 'Your note' })).toBeTruthy();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'NoteM',
    'Exam memoryE',
    'ReportR',
    'Print The question and what is open below it',
    'Keyboard shortcuts?',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More, has a note' }));
});
