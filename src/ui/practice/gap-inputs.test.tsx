import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RightToLeft } from '#tests/support/right-to-left.tsx';
import { GapInputs } from './gap-inputs.tsx';

const heard: (string | null)[][] = [];

function Harness() {
  const [value, setValue] = useState<(string | null)[]>([]);
  const onChange = (next: (string | null)[]) => {
    heard.push(next);
    setValue(next);
  };
  return <GapInputs text="The {1} sea is {2} and {3}." value={value} onChange={onChange} />;
}
const gap = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Gap ${number} of 3` });

test('words are typed in place, Enter goes on to the next gap, and an emptied gap is empty again', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(gap(1));
  await user.keyboard('ow{Enter}');
  expect(document.activeElement).toBe(gap(2));
  await user.keyboard('x{Backspace}');
  expect(heard).toEqual([
    ['o', null, null],
    ['ow', null, null],
    ['ow', 'x', null],
    ['ow', null, null],
  ]);
  gap(3).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(gap(3));
});

test('the browser gives no help with the word', () => {
  render(<Harness />);
  expect(gap(1).autocomplete).toBe('off');
  expect(gap(1).getAttribute('autocapitalize')).toBe('off');
  expect(gap(1).getAttribute('autocorrect')).toBe('off');
  expect(gap(1).getAttribute('spellcheck')).toBe('false');
  expect(gap(1).lang).toBe('en');
});

test('from right to left the text stays English, and what is typed is kept in any script', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />, { wrapper: RightToLeft });
  expect(gap(2).closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  await user.click(gap(2));
  await user.paste('آبی 🌊');
  expect(heard).toEqual([[null, 'آبی 🌊', null]]);
});

test('the Enter that ends a composition stays in its gap, also where only its key code says so', async () => {
  render(<Harness />);
  gap(1).focus();
  fireEvent.keyDown(gap(1), { key: 'Enter', isComposing: true });
  // Safari sends this one after the composition has ended.
  fireEvent.keyDown(gap(1), { key: 'Enter', keyCode: 229 });
  expect(document.activeElement).toBe(gap(1));
  fireEvent.keyDown(gap(1), { key: 'Enter', keyCode: 13 });
  expect(document.activeElement).toBe(gap(2));
});
