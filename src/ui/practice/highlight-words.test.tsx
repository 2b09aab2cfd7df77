import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RightToLeft } from '#tests/support/right-to-left.tsx';
import { HighlightWords } from './highlight-words.tsx';

const heard: number[][] = [];

function Harness() {
  const [value, setValue] = useState<number[]>([]);
  const onChange = (next: number[]) => {
    heard.push(next);
    setValue(next);
  };
  return (
    <HighlightWords
      label="Transcript"
      text={'The old harbour, it\'s "grey".\n\nCome and see.'}
      value={value}
      onChange={onChange}
    />
  );
}
const word = (name: string) => screen.getByRole('button', { name });
const isMarked = (name: string) => word(name).getAttribute('aria-pressed') === 'true';

test('taps mark words and unmark them, and the places are told in order', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  expect(screen.getByText('No word marked yet')).toBeDefined();
  await user.click(word('grey, word 5 of 8'));
  await user.click(word('old, word 2 of 8'));
  expect(screen.getByText('2 words marked')).toBeDefined();
  expect(isMarked('old, word 2 of 8')).toBe(true);
  await user.click(word('grey, word 5 of 8'));
  expect(screen.getByText('1 word marked')).toBeDefined();
  expect(heard).toEqual([[4], [1, 4], [1]]);
  expect(screen.getByText(/Each wrong mark takes a point away, but never below 0\./)).toBeDefined();
});

test('the text is one stop for Tab: arrows go by word, Home and End to the ends, Space marks and says so', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  await user.tab();
  expect(document.activeElement).toBe(word('The, word 1 of 8'));
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight} ');
  expect(heard).toEqual([[2]]);
  expect(screen.getByText('harbour, word 3 of 8, marked')).toBeDefined();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(word('see, word 8 of 8'));
  await user.keyboard('{ArrowRight} {Home}');
  expect(heard).toEqual([[2], [2, 7]]);
  expect(document.activeElement).toBe(word('The, word 1 of 8'));
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  expect(screen.getByText('harbour, word 3 of 8, not marked')).toBeDefined();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab();
  expect(document.activeElement).toBe(word('harbour, word 3 of 8'));
});

test('with Shift a phrase is taken, told, and marked as a whole', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  const taken = () =>
    screen
      .getAllByRole('button')
      .filter((each) => each.dataset['taken'] === 'true')
      .map((each) => each.textContent);
  await user.tab();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(document.activeElement).toBe(word("it's, word 4 of 8"));
  expect(screen.getByText('"old harbour it\'s", words 2 to 4 of 8, taken. Space marks it.')).toBeDefined();
  expect(taken()).toEqual(['old', 'harbour', "it's"]);
  expect(heard).toEqual([]);
  await user.keyboard(' ');
  expect(heard).toEqual([[1, 2, 3]]);
  expect(screen.getByText('"old harbour it\'s", words 2 to 4 of 8, marked')).toBeDefined();
  expect(taken()).toEqual([]);
});

test('a phrase that shrinks to one word, or that is left, is none', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  await user.tab();
  await user.keyboard('{Shift>}{End}{/Shift}');
  expect(
    screen.getByText('"The old harbour it\'s grey Come and see", words 1 to 8 of 8, taken. Space marks it.'),
  ).toBeDefined();
  await user.keyboard('{Shift>}{Home}{ArrowRight}{/Shift}{ArrowLeft} ');
  expect(heard).toEqual([[0]]);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await user.click(word('see, word 8 of 8'));
  expect(heard).toEqual([[0], [0, 7]]);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Tab}{Shift>}{Tab}{/Shift} ');
  expect(heard.at(-1)).toEqual([0, 6, 7]);
});

test('a phrase that is marked already is unmarked, one that is partly marked is marked', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(word('old, word 2 of 8'));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift} ');
  expect(heard.at(-1)).toEqual([1, 2]);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift} ');
  expect(heard.at(-1)).toEqual([]);
  expect(screen.getByText('"old harbour", words 2 to 3 of 8, not marked')).toBeDefined();
});

test('from right to left the words stay in the order of English, and so do the keys', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />, { wrapper: RightToLeft });
  expect(word('The, word 1 of 8').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  await user.tab();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift} ');
  expect(heard).toEqual([[1, 2]]);
});

test('the text reads as it was written', () => {
  render(<Harness />);
  const paragraphs = screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);
  expect(paragraphs.slice(2)).toEqual(['The old harbour, it\'s "grey".', 'Come and see.']);
});
