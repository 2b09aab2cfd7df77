import '@mantine/core/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GrowingTextarea } from './growing-textarea.tsx';

afterEach(cleanup);

/** How many lines of the box are on the screen. */
function linesShown(lines: number, most?: number): number {
  render(
    <MantineProvider>
      <GrowingTextarea
        aria-label="Box"
        value={'word\n'.repeat(lines - 1) + 'word'}
        readOnly
        minRows={4}
        {...(most === undefined ? {} : { maxRows: most })}
      />
    </MantineProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Box' });
  const style = getComputedStyle(box);
  const parts = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  const edges = parts.map(parseFloat).reduce((a, b) => a + b);
  return (box.getBoundingClientRect().height - edges) / parseFloat(style.lineHeight);
}

it.each([
  [1, undefined, 4],
  [4, undefined, 4],
  [9, undefined, 9],
  [200, undefined, 200],
  [1, 12, 4],
  [9, 12, 9],
  [40, 12, 12],
])('a text of %i lines, at most %s of which are shown, is %i lines tall', (lines, most, shown) => {
  expect(linesShown(lines, most)).toBeCloseTo(shown, 0);
});
