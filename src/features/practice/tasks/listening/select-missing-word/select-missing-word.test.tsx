import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

it('says which words belong in the place of the beep, where what was said ends', async () => {
  const item = makeItem('SMW', 21_001);
  if (item.taskType !== 'SMW') throw new Error('Not what was asked for.');
  const right = item.options.find(({ id }) => id === item.correct)?.text ?? '';
  const device = await createDevice([item]);
  const { user } = renderOn(device, <PracticeScreen taskType="SMW" practiceId={item.id} search={{}} />, item);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  const [first] = await screen.findAllByRole('radio', { name: /^A\. / });
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  const said = await within(result).findByRole('region', { name: 'What was said' });
  expect(right).not.toBe('');
  expect(said.textContent).toMatch(new RegExp(`In the place of the beep: ${right}$`));
});
