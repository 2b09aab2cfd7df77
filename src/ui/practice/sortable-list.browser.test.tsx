import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SortableList } from './sortable-list.tsx';

afterEach(cleanup);

const texts: Record<string, string> = { a: 'Alpha comes first', b: 'Beta follows', c: 'Gamma ends it' };

function Harness() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  return (
    <MantineProvider env="test">
      <SortableList label="Boxes" boxes={ids.map((id) => ({ id, text: texts[id] ?? '' }))} onOrder={setIds} />
    </MantineProvider>
  );
}
const order = () =>
  Array.from(document.querySelectorAll('[data-box]'), (box) => box.getAttribute('data-box')).join('');
const handle = (place: number) => screen.getByRole('button', { name: `Move box ${place} of 3` });

it('is sorted by keyboard on the handle, told aloud at each step, with the focus kept on the moved box', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  handle(1).focus();
  await user.keyboard(' ');
  await screen.findByText('Picked up the box in place 1 of 3: Alpha comes first');
  await user.keyboard('{ArrowDown}');
  await screen.findByText('Now in place 2 of 3');
  await user.keyboard(' ');
  await screen.findByText('Put down in place 2 of 3');
  await waitFor(() => expect(order()).toBe('bac'));
  await waitFor(() => expect(document.activeElement).toBe(handle(2)));
});

it('puts a box back with Escape', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  handle(3).focus();
  await user.keyboard(' ');
  await screen.findByText(/Picked up/);
  await user.keyboard('{ArrowUp}');
  await screen.findByText('Now in place 2 of 3');
  await user.keyboard('{Escape}');
  await screen.findByText('Put back in place 3 of 3');
  expect(order()).toBe('abc');
});

it('is sorted with a mouse by the handle', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  const centre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const [from, to] = [handle(1), handle(3)];
  await user.pointer([
    { keys: '[MouseLeft>]', target: from, coords: centre(from) },
    { target: to, coords: centre(handle(2)) },
    { target: to, coords: centre(to) },
  ]);
  await screen.findByText('Now in place 3 of 3');
  await user.pointer({ keys: '[/MouseLeft]', target: to });
  await waitFor(() => expect(order()).toBe('bca'));
});
