import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeDictionary } from '#tests/support/fake-dictionary.ts';
import { DictionaryPortsProvider, type DictionaryPorts, type DictionaryRequest } from './dictionary-ports.ts';
import { WordsArea } from './words-area.tsx';
import { PassageWords, WordsScope } from './words-scope.tsx';

const opened: DictionaryRequest[] = [];
const ports: DictionaryPorts = {
  dictionary: fakeDictionary(),
  openWord: (request) => void opened.push(request),
  prepare: () => {},
  prepareSoon: () => () => {},
};
const words = () => opened.map(({ word }) => word);

beforeEach(() => {
  opened.length = 0;
  getSelection()?.removeAllRanges();
});
afterEach(cleanup);

function rangeOf(element: Element, from: number, to: number): Range {
  const range = document.createRange();
  const node = element.firstChild;
  if (node === null) throw new Error('there is no text');
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

/** A tap in the middle of some letters of an element. */
function tap(element: Element, from: number, to: number): void {
  const { left, top, width, height } = rangeOf(element, from, to).getBoundingClientRect();
  const at = { bubbles: true, button: 0, clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('click', at));
}

const show = (children: React.ReactNode) =>
  render(<DictionaryPortsProvider value={ports}>{children}</DictionaryPortsProvider>);

it('opens the word that is tapped once, and leaves buttons and other languages alone, inside another area too', () => {
  show(
    <WordsArea practiceType="RA">
      <WordsArea>
        <p data-testid="text">The cat doesn’t sleep</p>
      </WordsArea>
      <p lang="es">El gato no duerme</p>
      <button type="button">Submit</button>
    </WordsArea>,
  );
  const text = screen.getByTestId('text');
  tap(screen.getByText('El gato no duerme'), 3, 7);
  tap(text, 4, 7);
  tap(text, 8, 15);
  tap(screen.getByRole('button'), 0, 6);
  expect(words()).toEqual(['cat', 'doesn']);
  expect(opened[0]?.practiceType).toBe('RA');
});

it('opens a selection inside the text, and none that reaches out of it', () => {
  show(
    <>
      <p data-testid="outside">Not a word of the passage</p>
      <WordsArea>
        <p data-testid="text">The cat sat down</p>
      </WordsArea>
    </>,
  );
  const text = screen.getByTestId('text');
  const select = (range: Range) => {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    text.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, pointerType: 'mouse' }));
  };
  select(rangeOf(text, 8, 16));
  const across = rangeOf(text, 0, 3);
  across.setStart(screen.getByTestId('outside').firstChild ?? text, 0);
  select(across);
  expect(words()).toEqual(['sat down']);
});

it('goes from word to word with the arrow keys, over what is no text of it, and Enter opens the word', async () => {
  const user = userEvent.setup();
  show(
    <WordsArea within="[data-words]">
      <p>Anna wrote</p>
      <p data-words>Very clear</p>
    </WordsArea>,
  );
  screen.getByRole('group', { name: /Words to look up/ }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(words()).toEqual(['clear']);
});

it('a passage opens its words only as far as its question lets it', () => {
  const passage = (
    <PassageWords>
      <p data-testid="text">The cat sat down</p>
    </PassageWords>
  );
  const { rerender } = show(<WordsScope value={{ practiceType: 'RA', isOff: true }}>{passage}</WordsScope>);
  tap(screen.getByTestId('text'), 4, 7);
  expect(words()).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
  rerender(
    <DictionaryPortsProvider value={ports}>
      <WordsScope value={{ practiceType: 'RA', isOff: false }}>{passage}</WordsScope>
    </DictionaryPortsProvider>,
  );
  tap(screen.getByTestId('text'), 4, 7);
  expect(words()).toEqual(['cat']);
});
