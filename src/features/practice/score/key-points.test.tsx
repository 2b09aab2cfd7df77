import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyPoints } from './key-points.tsx';

const text = 'Today the river is deep, and boats carry goods.';
const point = (name: string, coverage: number, words: string) => {
  const start = text.indexOf(words);
  return { point: name, coverage, found: { start, end: start + words.length } };
};

it('shows as evidence only what a reader would agree with', () => {
  render(
    <KeyPoints
      text={text}
      points={[
        point('Boats carry goods', 1, 'boats carry goods'),
        point('Ships are used', 0.75, 'boats'),
        point('It was dug in 1850', 0.6, 'deep'),
        point('It carries boats', 0.2, 'boats carry goods'),
        point('It is deep', 0.8, 'the river is deep'),
        { point: 'It is shallow', coverage: 0, found: null, contrary: { start: 6, end: 23 } },
      ]}
    />,
  );
  const why = screen.getAllByRole('listitem').map((row) => row.querySelectorAll('p')[1]?.textContent);
  expect(why).toEqual([
    'Found: “boats carry goods”',
    'Perhaps said in other words',
    'Not found',
    'Not found',
    'Perhaps, in other words: “the river is deep”',
    'You say the contrary: “the river is deep”',
  ]);
});

it('says why a key point that was said wrongly is not found', () => {
  const contradicted = {
    kind: 'opposite',
    said: 'smallest',
    about: 'Rent',
    shown: 'largest',
    found: { start: 0, end: 5 },
  } as const;
  render(
    <KeyPoints text={text} points={[{ point: 'Rent is largest', coverage: 0, found: null, contradicted }]} />,
  );
  expect(screen.getByRole('listitem').querySelectorAll('p')[1]?.textContent).toBe(
    'Not found. You said “smallest” of Rent; it is the largest.',
  );
});
