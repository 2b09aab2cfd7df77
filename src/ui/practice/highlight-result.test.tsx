import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saidText, seenText } from '#tests/support/said-text.ts';
import { HighlightKey, HighlightResult } from './highlight-result.tsx';

const text = 'The old harbour is cold.';
const changes = [
  { at: 1, said: 'new', why: 'Two short words that sound unlike.' },
  { at: 4, said: 'closed', why: 'The end has another sound.' },
];
const show = (shown: ReactElement) => {
  render(<MantineProvider env="test">{shown}</MantineProvider>);
  return userEvent.setup();
};
const names = () => screen.getAllByRole('button').map((button) => saidText(button));

test('found, missed and wrongly marked words are named with what was said, and open why', async () => {
  const user = show(<HighlightResult text={text} changes={changes} marked={[1, 2]} />);
  expect(seenText(screen.getAllByRole('paragraph')[1])).toBe('The old new harbour is cold closed.');
  expect(names()).toEqual([
    'old, found: you heard new',
    'harbour, marked, but you heard this word',
    'cold, missed: you heard closed',
  ]);
  const [found, wrong] = screen.getAllByRole('button');
  if (!found || !wrong) throw new Error('no words');
  await user.click(found);
  expect(screen.getByRole('note').textContent).toBe('old, you heard new. Two short words that sound unlike.');
  await user.click(wrong);
  expect(screen.getByRole('note').textContent).toBe(
    'harbour. You heard this word as it is here. A wrong mark takes a point away.',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('note')).toBeNull();
});

test('the key shows each changed word with what was said, and opens why', async () => {
  const user = show(<HighlightKey text={text} changes={changes} />);
  expect(names()).toEqual([
    'old, not what you heard: you heard new',
    'cold, not what you heard: you heard closed',
  ]);
  await user.click(screen.getByRole('button', { name: /^cold/ }));
  expect(screen.getByRole('note').textContent).toBe('cold, you heard closed. The end has another sound.');
});
