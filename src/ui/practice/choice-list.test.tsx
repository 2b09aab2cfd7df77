import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RightToLeft } from '#tests/support/right-to-left.tsx';
import { ChoiceMany, MarkedChoices } from './choice-list.tsx';

const options = [
  { id: 'a', text: 'It rains' },
  { id: 'b', text: 'It snows' },
  { id: 'c', text: 'It is dry' },
];
const heard: string[][] = [];

function Many() {
  const [chosen, setChosen] = useState<string[]>([]);
  const onChoose = (ids: string[]) => {
    heard.push(ids);
    setChosen(ids);
  };
  return (
    <MantineProvider env="test">
      <ChoiceMany question="What is true?" options={options} chosen={chosen} onChoose={onChoose} />
    </MantineProvider>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('several are chosen by tap and by key, told in the order of the options, and taken back', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Many />);
  expect(screen.getByRole('group', { name: 'What is true?' })).toBeDefined();
  await user.click(screen.getByText('It is dry'));
  box('A. It rains').focus();
  await user.keyboard(' ');
  expect(box('A. It rains').checked).toBe(true);
  expect(box('B. It snows').checked).toBe(false);
  expect(screen.getByText('2 of 3 chosen')).toBeDefined();
  await user.click(box('C. It is dry'));
  expect(heard).toEqual([['c'], ['a', 'c'], ['a']]);
});

test('what a wrong choice costs is said in words, and belongs to the question', () => {
  render(<Many />);
  const cost = screen.getByText(/Each wrong choice takes a point away, but never below 0\./);
  const group = screen.getByRole('group', { name: 'What is true?' });
  expect(group.getAttribute('aria-describedby')).toContain(cost.id);
  expect(screen.getByText('Nothing chosen yet')).toBeDefined();
});

function rows(chosen: string[], correct: string[], isKey = false) {
  const choices = options.map((option) => ({
    ...option,
    note: `Note ${option.id}.`,
    isChosen: chosen.includes(option.id),
    isCorrect: correct.includes(option.id),
  }));
  render(
    <MantineProvider env="test">
      <MarkedChoices choices={choices} isKey={isKey} />
    </MantineProvider>,
  );
  return screen.getAllByRole('listitem').map((row) => row.textContent);
}

test('with several right answers each option says how it was met', () => {
  expect(rows(['a', 'b'], ['a', 'c'])).toEqual([
    'Your choice, a right answerA. It rainsNote a.',
    'Your choice, not rightB. It snowsNote b.',
    'You did not choose this right answerC. It is dryNote c.',
  ]);
});

test('the key shows the right options alone, with the letters that they have among all', () => {
  expect(rows([], ['b', 'c'], true)).toEqual([
    'A right answerB. It snowsNote b.',
    'A right answerC. It is dryNote c.',
  ]);
});

test('from right to left the options stay English, and are chosen as ever', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Many />, { wrapper: RightToLeft });
  const text = screen.getByText('It is dry');
  expect(text.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en');
  await user.click(text);
  expect(heard).toEqual([['c']]);
});
