import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HighlightKey, HighlightResult } from './highlight-result.tsx';

const text = 'The old harbour is cold.';
const changes = [
  { at: 1, said: 'new', why: 'Two short words that sound unlike.' },
  { at: 4, said: 'closed', why: 'The end has another sound.' },
];

test('found, missed and wrongly marked words are named, with what was said and why', () => {
  render(
    <MantineProvider env="test">
      <HighlightResult text={text} changes={changes} marked={[1, 2]} />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe(
    'The Found: old, you heard new Marked, but you heard this word: harbour is Missed: cold, you heard closed.',
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'FoundoldYou heard newTwo short words that sound unlike.',
    'Marked, but you heard this wordharbour',
    'MissedcoldYou heard closedThe end has another sound.',
  ]);
});

test('the key shows each changed word with what was said and why', () => {
  render(
    <MantineProvider env="test">
      <HighlightKey text={text} changes={changes} />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe(
    'The Not what you heard: old, you heard new harbour is Not what you heard: cold, you heard closed.',
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'oldYou heard newTwo short words that sound unlike.',
    'coldYou heard closedThe end has another sound.',
  ]);
});
