import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RightToLeft } from '#tests/support/right-to-left.tsx';
import { GapBank } from './gap-bank.tsx';

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
        footer={<button type="button">Submit</button>}
      />
    </MantineProvider>
  );
}
const gap = (number: number) => screen.getByRole('button', { name: new RegExp(`^Gap ${number} of 3`) });
const bank = () =>
  within(screen.getByRole('list', { name: 'Words for the gaps' }))
    .queryAllByRole('button')
    .map((word) => word.textContent);
const word = (text: string) => screen.getByRole('button', { name: text });
const told = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  heard.length = 0;
});

test('a word is tapped and then its gap, and leaves the bank', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(word('sea'));
  expect(told()).toBe('"sea" is chosen. Now choose its gap.');
  await user.click(gap(1));
  expect(value()).toEqual(['sea', null, null]);
  expect(told()).toBe('"sea" is in gap 1.');
  expect(gap(1).getAttribute('aria-label')).toBe('Gap 1 of 3, sea');
  expect(bank()).toEqual(['sky', 'blue', 'rug']);
});

test('a gap is tapped and then its word, and the focus goes to the gap', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(gap(2));
  expect(told()).toBe('Gap 2 is chosen. Now choose its word.');
  await user.click(word('blue'));
  expect(value()).toEqual([null, 'blue', null]);
  expect(document.activeElement).toBe(gap(2));
});

test('keys alone fill a gap, let go with Escape and take a word out with Delete', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  for (let stop = 0; stop < 4; stop += 1) await user.tab();
  expect(document.activeElement).toBe(word('sky'));
  await user.keyboard('{Enter}');
  expect(word('sky').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(word('sky').getAttribute('aria-pressed')).toBe('false');
  expect(told()).toBe('Let go. Nothing is chosen.');
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(gap(3));
  await user.keyboard('{Enter}');
  expect(value()).toEqual([null, null, 'sky']);
  await user.keyboard('{Delete}');
  expect(value()).toEqual([null, null, null]);
  expect(told()).toBe('"sky" is back in the bank. Gap 3 is empty.');
  expect(document.activeElement).toBe(gap(3));
});

test('another word takes the place of the one in a gap, which goes back to its own place in the bank', async () => {
  const user = userEvent.setup();
  render(<Harness start={['blue', null, null]} />);
  expect(bank()).toEqual(['sky', 'sea', 'rug']);
  await user.click(word('sea'));
  await user.click(gap(1));
  expect(value()).toEqual(['sea', null, null]);
  expect(told()).toBe('"sea" is in gap 1. "blue" is back in the bank.');
  expect(bank()).toEqual(['sky', 'blue', 'rug']);
});

test('a word in a gap is taken out with the button that then appears', async () => {
  const user = userEvent.setup();
  render(<Harness start={['sky', null, 'sea']} />);
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
  await user.click(gap(3));
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  expect(value()).toEqual(['sky', null, null]);
  expect(bank()).toEqual(['blue', 'sea', 'rug']);
  expect(document.activeElement).toBe(gap(3));
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
});

test('a word moves to another gap, and two words change places', async () => {
  const user = userEvent.setup();
  render(<Harness start={['sky', null, 'sea']} />);
  await user.click(gap(1));
  await user.click(gap(2));
  expect(value()).toEqual([null, 'sky', 'sea']);
  await user.click(gap(2));
  await user.click(gap(3));
  expect(value()).toEqual([null, 'sea', 'sky']);
  expect(told()).toBe('"sky" is in gap 3. "sea" is in gap 2.');
});

test('a second tap on a word or a gap lets it go', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(word('rug'));
  await user.click(word('rug'));
  await user.click(gap(1));
  expect(heard).toEqual([]);
  expect(gap(1).getAttribute('aria-pressed')).toBe('true');
  await user.click(gap(1));
  await user.click(word('rug'));
  expect(heard).toEqual([]);
  expect(word('rug').getAttribute('aria-pressed')).toBe('true');
});

test('from right to left the text and its words stay English, and a word gets into its gap as ever', async () => {
  const user = userEvent.setup();
  render(<Harness />, { wrapper: RightToLeft });
  for (const place of [gap(1), word('sea')]) {
    expect(place.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(place.closest('[lang]')?.getAttribute('lang')).toBe('en');
  }
  gap(2).focus();
  await user.keyboard(' ');
  word('blue').focus();
  await user.keyboard(' ');
  expect(value()).toEqual([null, 'blue', null]);
});
