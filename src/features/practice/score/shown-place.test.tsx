import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { heardSpeech } from '#tests/support/spoken-score.ts';
import { MarkedText } from './marked-text.tsx';
import { FoundWords, ShownPlaceProvider } from './shown-place.tsx';
import { HeardText } from './speech/heard-text.tsx';

const text = 'Today the river is deep, and botes carry goods.';
const placeOf = (words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const show = (answer: ReactNode, words: string) => {
  render(
    <MantineProvider env="test">
      <ShownPlaceProvider>
        {answer}
        <FoundWords text={text} place={placeOf(words)} />
      </ShownPlaceProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), evidence: screen.getByRole('button', { name: `“${words}”` }) };
};
const misspelt = { type: 'MISSPELLED', word: 'botes', ...placeOf('botes') } as const;
const written = <MarkedText text={text} findings={[misspelt]} washes={[]} copiedName="From the text" />;

it('leads by keyboard from the words that were found to their place in a text, and back', async () => {
  const { user, evidence } = show(written, 'river is deep');
  evidence.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.tagName).toBe('MARK');
  expect(document.activeElement?.textContent).toBe('(The words that were found: river is deep)');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(evidence);
  expect(document.querySelector('[data-place]')).toBeNull();
});

it('leads to a word that is an error as well', async () => {
  const { user, evidence } = show(written, 'botes carry');
  await user.click(evidence);
  expect(document.activeElement?.textContent).toBe('botes (spelling)');
  expect(document.querySelectorAll('[data-wash="place"]')).toHaveLength(2);
});

it('shows the same place again when it is asked for again', async () => {
  const { user, evidence } = show(written, 'deep');
  await user.click(evidence);
  await user.click(evidence);
  expect(document.activeElement?.tagName).toBe('MARK');
});

it('leads to the words of a recording, from where the arrow keys go on', async () => {
  const heard = (
    <HeardText
      text={text}
      speech={heardSpeech(text)}
      weak={new Set()}
      chosen={null}
      onChoose={() => undefined}
      onLeave={() => undefined}
    />
  );
  const { user, evidence } = show(heard, 'river is deep');
  await user.click(evidence);
  expect(document.activeElement?.textContent).toBe('river');
  expect(Array.from(document.querySelectorAll('[data-place]'), (word) => word.textContent)).toEqual([
    'river',
    'is',
    'deep',
  ]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('is');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(evidence);
});
