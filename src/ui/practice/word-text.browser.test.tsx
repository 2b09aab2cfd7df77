import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WordText } from './word-text.tsx';
import '#app/theme/tokens.css';

afterEach(cleanup);

it('keeps a full stop beside its word, however narrow the text is and although the word is a button', () => {
  render(
    <div data-testid="box">
      <WordText text="One, two. Three." renderWord={(at, word) => <button key={at}>{word}</button>} />
    </div>,
  );
  const box = screen.getByTestId('box');
  const [one, two, three] = screen.getAllByRole('button');
  const widthOf = (word = one) => word?.getBoundingClientRect().width ?? 0;
  // As wide as its widest word, without the mark behind it.
  box.style.width = `${Math.max(...[one, two, three].map(widthOf))}px`;
  for (const word of [one, two, three]) {
    const mark = document.createRange();
    mark.selectNodeContents(word?.nextSibling as Node);
    expect(mark.getBoundingClientRect().top).toBeLessThan(word?.getBoundingClientRect().bottom ?? 0);
  }
});
