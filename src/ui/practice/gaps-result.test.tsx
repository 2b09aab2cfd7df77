import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GapsKey, GapsResult } from './gaps-result.tsx';

const text = 'The {1} is {2}, and the {3}.';
const why = { a: 'The sky is above.', b: 'It has this colour.', c: 'It is full of water.' };

test('each gap shows the right word, with the own word struck through when it was wrong', () => {
  render(
    <MantineProvider env="test">
      <GapsResult
        text={text}
        gaps={[
          { given: 'sky', isRight: true, right: 'sky', why: why.a },
          { given: 'read', isRight: false, right: 'blue', why: why.b },
          { given: ' ', isRight: false, right: 'sea', why: why.c },
        ]}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe(
    'The Gap 1, right: sky is Gap 2, not right: read. The right word: blue, and the Gap 3, left empty. The right word: sea.',
  );
  expect(screen.getAllByText('read').map(({ tagName }) => tagName)).toEqual(['S', 'S']);
  const rows = within(screen.getByRole('list', { name: 'The gaps one by one' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Gap 1 RightYour wordskyThe sky is above.',
    'Gap 2 Not rightYour wordreadRight wordblueIt has this colour.',
    'Gap 3 Left emptyRight wordseaIt is full of water.',
  ]);
});

test('a word that is right in another spelling stays as the learner has it, with the word of the text beside it', () => {
  render(
    <MantineProvider env="test">
      <GapsResult
        text="A {1} sky."
        gaps={[{ given: 'gray', isRight: true, right: 'grey', why: 'You hear the colour.' }]}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe('A Gap 1, right: gray sky.');
  expect(screen.getByRole('listitem').textContent).toContain('Your wordgrayThe word of the textgrey');
});

test('the key shows the right words and why each one fits', () => {
  render(
    <MantineProvider env="test">
      <GapsKey text="A {1} sky." gaps={[{ right: 'grey', why: 'You hear the colour.' }]} />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('paragraph')[0]?.textContent).toBe('A Gap 1: grey sky.');
  expect(screen.getByRole('listitem').textContent).toBe('Gap 1Right wordgreyYou hear the colour.');
});
