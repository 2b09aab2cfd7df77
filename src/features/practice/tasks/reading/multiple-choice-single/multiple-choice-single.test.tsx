import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

const item = makeItem('MCS_R', 15_001, { title: 'Dancing bees' });

async function open() {
  const device = await createDevice([item]);
  const view = renderOn(device, <PracticeScreen taskType="MCS_R" practiceId={item.id} search={{}} />, item);
  await screen.findByRole('heading', { name: 'Dancing bees' });
  return { device, ...view };
}

it('is answered with the keyboard alone and says which choice was right, and why', async () => {
  const { device, user } = await open();
  const submit = await screen.findByRole('button', { name: 'Submit' });
  expect(submit.hasAttribute('disabled')).toBe(true);

  (await screen.findByRole('radio', { name: 'A. To keep warm' })).focus();
  await user.keyboard(' {ArrowDown}');
  expect((screen.getByRole('radio', { name: 'B. To show the way' }) as HTMLInputElement).checked).toBe(true);
  await user.keyboard('{ArrowUp}');
  await user.click(submit);

  const result = await screen.findByRole('region', { name: 'Your result' });
  const marked = await within(result).findAllByRole('listitem');
  expect(marked.map((row) => row.textContent)).toEqual([
    'Your choice, not rightA. To keep warmThe passage says nothing of warmth.',
    'The right answerB. To show the wayThe passage says so.',
    'Not rightC. To restNobody rests here.',
  ]);
  expect(result.textContent).toContain('0 of 1 point\u00A0· a wrong answer chosen');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Your result: 0 of 1 point\u00A0/),
  );

  const [row] = await device.context.db.answers.toArray();
  expect(row).toMatchObject({
    practiceId: item.id,
    value: { kind: 'choose', chosen: ['a'] },
    score: { points: 0, max: 1 },
    pteType: 'ACADEMIC',
  });
  expect(await device.context.db.outbox.count()).toBe(1);
});
