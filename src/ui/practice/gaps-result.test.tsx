import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saidText, seenText } from '#tests/support/said-text.ts';
import { GapsKey, GapsResult } from './gaps-result.tsx';

const text = 'The {1} is {2}, and the {3}.';
const why = { a: 'The sky is above.', b: 'It has this colour.', c: 'It is full of water.' };
const gaps = [
  { given: 'sky', isRight: true, right: 'sky', why: why.a },
  { given: 'read', isRight: false, right: 'blue', why: why.b },
  { given: ' ', isRight: false, right: 'sea', why: why.c },
];

const show = (shown: ReactElement) => {
  render(<MantineProvider env="test">{shown}</MantineProvider>);
  return userEvent.setup();
};
const names = () => screen.getAllByRole('button').map((button) => saidText(button));
const passage = () => seenText(screen.getAllByRole('paragraph')[1]);

test('each gap shows the right word, with the own word struck through when it was wrong', () => {
  show(<GapsResult text={text} gaps={gaps} />);
  expect(passage()).toBe('The 1sky is 2read blue, and the 3sea.');
  expect(screen.getByText('read').tagName).toBe('S');
  expect(names()).toEqual([
    'Gap 1, right: you chose sky',
    'Gap 2, not right: you chose read, right is blue',
    'Gap 3, left empty: right is sea',
  ]);
});

test('a gap opens its reason behind it, one at a time, and closes with a second tap', async () => {
  const user = show(<GapsResult text={text} gaps={gaps} />);
  expect(screen.queryByRole('note')).toBeNull();
  const [first, second] = screen.getAllByRole('button');
  if (!first || !second) throw new Error('no gaps');
  await user.click(second);
  expect(screen.getByRole('note').textContent).toBe('Gap 2. It has this colour.');
  expect(second.nextElementSibling).toBe(screen.getByRole('note'));
  expect(second.getAttribute('aria-expanded')).toBe('true');
  await user.click(first);
  expect(screen.getByRole('note').textContent).toBe('Gap 1. The sky is above.');
  expect(second.getAttribute('aria-expanded')).toBe('false');
  await user.click(first);
  expect(screen.queryByRole('note')).toBeNull();
});

test('by keyboard the reason opens with Enter or Space, is said of the gap, and closes with Escape', async () => {
  const user = show(<GapsResult text={text} gaps={gaps} />);
  for (const key of ['{Enter}', ' ']) {
    screen.getAllByRole('button')[2]?.focus();
    await user.keyboard(key);
    const gap = screen.getByRole('button', { name: /^Gap 3/, description: 'Gap 3. It is full of water.' });
    expect(document.activeElement).toBe(gap);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('note')).toBeNull();
    expect(document.activeElement).toBe(gap);
  }
});

test('all reasons are on paper, in the order of the gaps', () => {
  show(<GapsResult text={text} gaps={gaps} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    `Gap 1. ${why.a}`,
    `Gap 2. ${why.b}`,
    `Gap 3. ${why.c}`,
  ]);
});

test('a word that is right in another spelling stays as the learner has it, and its reason has the word of the text', async () => {
  const user = show(
    <GapsResult
      text="A {1} sky."
      gaps={[{ given: 'gray', isRight: true, right: 'grey', why: 'You hear the colour.' }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Gap 1, right: you chose gray' }));
  expect(screen.getByRole('note').textContent).toBe('Gap 1. The text has “grey”. You hear the colour.');
});

test('the key shows the right words, and why each one fits', async () => {
  const user = show(<GapsKey text="A {1} sky." gaps={[{ right: 'grey', why: 'You hear the colour.' }]} />);
  await user.click(screen.getByRole('button', { name: 'Gap 1: grey' }));
  expect(screen.getByRole('note').textContent).toBe('Gap 1. You hear the colour.');
});
