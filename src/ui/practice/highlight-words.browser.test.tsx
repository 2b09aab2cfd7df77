import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { HighlightWords } from './highlight-words.tsx';
import '#app/theme/tokens.css';

afterEach(cleanup);

it('goes by line with the up and down arrows, to the word that stands nearest', async () => {
  const user = userEvent.setup();
  // A line break is kept, so the lines are known: long short / a b c d / long short.
  render(
    <HighlightWords
      label="Transcript"
      text={'extraordinarily good\na b c d e f\nextraordinarily good'}
      value={[]}
      onChange={() => undefined}
    />,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('button', { name: 'good, word 2 of 10' }).focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
  expect(focused()).toBe('f, word 8 of 10');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  expect(focused()).toBe('extraordinarily, word 9 of 10');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('extraordinarily, word 9 of 10');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('extraordinarily, word 1 of 10');
});
