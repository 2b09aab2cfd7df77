import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shuffledFor } from '#domain/arrange/shuffle.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

const item = makeItem('RO', 13_001);
const texts: Record<string, string> = {
  p1: 'First paragraph.',
  p2: 'Second paragraph.',
  p3: 'Third paragraph.',
  p4: 'Fourth paragraph.',
};
const startOrder = shuffledFor(item.id, ['p1', 'p2', 'p3', 'p4']);

async function open() {
  const device = await createDevice([item]);
  const view = renderOn(device, <PracticeScreen taskType="RO" practiceId={item.id} search={{}} />, item);
  const list = await screen.findByRole('list', { name: 'Paragraphs to put in order' });
  const shown = () =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent);
  return { device, list, shown, ...view };
}

it('moves a box with its buttons, keeps the focus on it, and says where it is', async () => {
  const { user, shown } = await open();
  expect(shown()).toEqual(startOrder.map((id) => texts[id]));
  const [first, second, ...rest] = startOrder.map((id) => texts[id]);
  await user.click(screen.getByRole('button', { name: 'Move box 1 down' }));
  expect(shown()).toEqual([second, first, ...rest]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move box 2 down'));
  expect(screen.getByText(`${first} moved from position 1 to position 2 of 4.`)).toBeTruthy();

  await user.keyboard('{Enter}{Enter}');
  expect(shown().at(-1)).toBe(first);
  // The way down is closed now, so the focus is on the way back.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move box 4 up'));
});

it('marks where the order breaks, and why each paragraph has its place', async () => {
  const { device, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  const right = startOrder.filter(
    (id, at) => at > 0 && Number(id[1]) === Number(startOrder[at - 1]?.[1]) + 1,
  );
  await waitFor(() => expect(within(result).queryAllByText('Right pair')).toHaveLength(right.length));
  expect(within(result).getAllByText('The order breaks here')).toHaveLength(3 - right.length);
  expect(within(result).getByText('It comes first.')).toBeTruthy();
  const [row] = await device.context.db.answers.toArray();
  expect(row?.value).toEqual({ kind: 'arrange', order: startOrder });
});

it('keeps the order over a reload', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Move box 1 down' }));
  const moved = first.shown();
  await waitFor(async () => {
    const draft = await first.device.ports.drafts.load(`local ${item.id}`);
    expect(draft).toMatchObject({
      value: { order: [startOrder[1], startOrder[0], startOrder[2], startOrder[3]] },
    });
  });
  first.unmount();
  const { user } = renderOn(
    first.device,
    <PracticeScreen taskType="RO" practiceId={item.id} search={{}} />,
    item,
  );
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  const list = await screen.findByRole('list', { name: 'Paragraphs to put in order' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent),
  ).toEqual(moved);
});
