import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { translatePage } from '#tests/support/fake-translator.ts';
import { keepTranslatedTextWhole } from './translated-text.ts';

beforeAll(() => keepTranslatedTextWhole());

/** Renders a paragraph while a translator is at work, and gives what it shows for each further value. */
function renderTranslated<Value>(paragraph: (value: Value) => React.ReactNode, first: Value) {
  const { container, rerender } = render(<p>{paragraph(first)}</p>);
  onTestFinished(translatePage());
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    isTranslated: () => container.querySelector('font') !== null,
    show: async (value: Value): Promise<string> => {
      rerender(<p>{paragraph(value)}</p>);
      await settled();
      return container.textContent;
    },
  };
}

test('a figure beside words goes on counting', async () => {
  const { isTranslated, show } = renderTranslated<number>((count: number) => <>{count} words</>, 199);
  expect(isTranslated()).toBe(true);
  expect(await show(200)).toBe('200 words');
  expect(await show(201)).toBe('201 words');
});

test('words beside an element come and go', async () => {
  const { show } = renderTranslated<boolean>(
    (isLong: boolean) => (
      <>
        <b>Words:</b>
        {isLong ? ' too many' : null}
      </>
    ),
    true,
  );
  expect(await show(false)).toBe('Words:');
  expect(await show(true)).toBe('Words: too many');
  expect(await show(false)).toBe('Words:');
});

test('an element comes before words that were translated', async () => {
  const { show } = renderTranslated<boolean>(
    (hasMark: boolean) => <>{hasMark ? <b>1</b> : null} of 2</>,
    false,
  );
  expect(await show(true)).toBe('1 of 2');
  expect(await show(false)).toBe(' of 2');
});

test('words give way to an element, and come back', async () => {
  const { show } = renderTranslated<boolean>(
    (isBold: boolean) => <>{isBold ? <b>now</b> : 'soon'} or later</>,
    false,
  );
  expect(await show(true)).toBe('now or later');
  expect(await show(false)).toBe('soon or later');
});

test('a text node that a translator has moved into its element can be removed', () => {
  const { rerender } = render(<p data-testid="p">{['one ', <b key="b">two</b>]}</p>);
  const paragraph = screen.getByTestId('p');
  const text = paragraph.firstChild!;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  rerender(<p data-testid="p">{[null, <b key="b">two</b>]}</p>);
  expect(paragraph.textContent).toBe('two');
});
