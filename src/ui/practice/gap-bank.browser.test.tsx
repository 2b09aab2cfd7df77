import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GapBank } from './gap-bank.tsx';
import '#app/theme/tokens.css';

afterEach(() => {
  cleanup();
  heard.length = 0;
});
const heard: (string | null)[][] = [];
const value = () => heard.at(-1);

function Harness({ start = [] }: { start?: (string | null)[] }) {
  const [filling, setFilling] = useState(start);
  const onChange = (next: (string | null)[]) => {
    heard.push(next);
    setFilling(next);
  };
  return (
    <MantineProvider env="test">
      <GapBank
        text="The {1} is {2}, and the {3}."
        words={['sky', 'blue', 'sea', 'rug']}
        value={filling}
        onChange={onChange}
      />
      <p style={{ marginTop: 80 }}>Beside the gaps</p>
    </MantineProvider>
  );
}
const gap = (number: number) => screen.getByRole('button', { name: new RegExp(`^Gap ${number} of 3`) });
const word = (text: string) => screen.getByRole('button', { name: text });
const bank = () => screen.getByRole('list', { name: 'Words for the gaps' });

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses on one thing, moves in two steps over another, and lets go once the word is seen to be there. */
async function drag(pointer: 'MouseLeft' | 'TouchA', from: Element, to: Element) {
  const user = userEvent.setup();
  const start = centre(from);
  const end = centre(to);
  const at = pointer === 'TouchA' ? { pointerName: 'TouchA' } : {};
  await user.pointer([
    { keys: `[${pointer}>]`, target: from, coords: start },
    { ...at, target: from, coords: { clientX: start.clientX + 10, clientY: start.clientY } },
    { ...at, target: document.body, coords: end },
  ]);
  await screen.findByText(/is picked up\.$/);
  const place = to.hasAttribute('data-over') ? to : null;
  await waitFor(() => expect(document.querySelector('[data-over="true"]')).toBe(place));
  await user.pointer({ keys: `[/${pointer}]`, target: document.body, coords: end });
}

// First, as for a moment after a drag the next click is taken for the end of it.
it('takes a press without a way for a tap', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.pointer([
    { keys: '[TouchA]', target: word('rug') },
    { keys: '[TouchA]', target: gap(1) },
  ]);
  await screen.findByText('"rug" is in gap 1.');
  expect(value()).toEqual(['rug', null, null]);
});

it('is filled by dragging a word with the mouse', async () => {
  render(<Harness />);
  await drag('MouseLeft', word('blue'), gap(2));
  await screen.findByText('"blue" is in gap 2.');
  expect(value()).toEqual([null, 'blue', null]);
  expect(screen.queryByRole('button', { name: 'blue' })).toBeNull();
});

it('is filled by dragging a word with a finger', async () => {
  render(<Harness start={['sky', null, null]} />);
  await drag('TouchA', word('sea'), gap(1));
  await screen.findByText('"sea" is in gap 1. "sky" is back in the bank.');
  expect(value()).toEqual(['sea', null, null]);
});

it('lets a word in a gap be dragged to another gap and back to the bank', async () => {
  render(<Harness start={['sky', null, null]} />);
  await drag('MouseLeft', gap(1), gap(3));
  await screen.findByText('"sky" is in gap 3.');
  expect(value()).toEqual([null, null, 'sky']);
  await drag('MouseLeft', gap(3), bank());
  await screen.findByText('"sky" is back in the bank. Gap 3 is empty.');
  expect(value()).toEqual([null, null, null]);
});

it('puts a word back that is let go beside the gaps', async () => {
  render(<Harness start={['sky', null, null]} />);
  await drag('MouseLeft', gap(1), screen.getByText('Beside the gaps'));
  await screen.findByText('"sky" is put back.');
  expect(heard).toEqual([]);
});

it('keeps every gap and word as high as a thumb needs', () => {
  render(<Harness start={['sky', null, null]} />);
  for (const target of [gap(1), gap(2), word('sea')])
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
