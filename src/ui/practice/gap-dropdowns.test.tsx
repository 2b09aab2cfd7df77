import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RightToLeft } from '#tests/support/right-to-left.tsx';
import { GapDropdowns } from './gap-dropdowns.tsx';

const heard: (string | null)[][] = [];

function Harness() {
  const [value, setValue] = useState<(string | null)[]>([]);
  const onChange = (next: (string | null)[]) => {
    heard.push(next);
    setValue(next);
  };
  const options = [
    ['sea', 'see'],
    ['blue', 'blew'],
  ];
  return (
    <GapDropdowns text={'The {1} is ({2}).\n\nAlways.'} options={options} value={value} onChange={onChange} />
  );
}

test('each gap is a list named by its place, and tells the words of all gaps', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />);
  const second = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gap 2 of 2' });
  expect(second.value).toBe('');
  await user.selectOptions(second, 'blue');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 1 of 2' }), 'sea');
  expect(second.value).toBe('blue');
  await user.selectOptions(second, 'No word');
  expect(heard).toEqual([
    [null, 'blue'],
    ['sea', 'blue'],
    ['sea', null],
  ]);
});

test('the text stands around the gaps in its paragraphs', () => {
  render(<Harness />);
  const paragraphs = screen.getAllByRole('paragraph').map((paragraph) => {
    const copy = paragraph.cloneNode(true) as HTMLElement;
    for (const select of copy.querySelectorAll('select')) select.replaceWith('_');
    return copy.textContent;
  });
  expect(paragraphs).toEqual(['The _ is (_).', 'Always.']);
});

test('from right to left the text stays English, and a gap is filled as ever', async () => {
  heard.length = 0;
  const user = userEvent.setup();
  render(<Harness />, { wrapper: RightToLeft });
  const first = screen.getByRole('combobox', { name: 'Gap 1 of 2' });
  expect(first.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(first.closest('[lang]')?.getAttribute('lang')).toBe('en');
  await user.selectOptions(first, 'see');
  expect(heard).toEqual([['see', null]]);
});
