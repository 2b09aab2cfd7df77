import type { ItemOf } from '#contract/items/bank-item.ts';
import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { coverKeyPoints } from '#engines/content-scoring/key-points.ts';
import { describeImageBank } from './bank.ts';
import { describeImage } from './rules.ts';

const items = loadBank().items.filter((item) => item.taskType === 'DI');
const share = (answer: string, { keyPoints }: (typeof items)[number]) =>
  coverKeyPoints(answer, keyPoints).filter(({ kind }) => kind === 'found').length / keyPoints.length;

describe('the key points of a picture', () => {
  test.each(items)(
    'are found in its model answers, and few of them in those of other pictures: $title',
    (item) => {
      for (const answer of item.modelAnswers) expect(share(answer, item)).toBeGreaterThanOrEqual(0.8);
      const others = items.filter((other) => other !== item).flatMap(({ modelAnswers }) => modelAnswers);
      const foreign = others.filter((answer) => share(answer, item) >= 0.5);
      expect(foreign.length / others.length).toBeLessThanOrEqual(0.05);
    },
  );

  it('are found whether figures are said in words, in digits or roughly', () => {
    const family = items.find(({ id }) => id === 3003)!;
    const rent = { ...family, keyPoints: family.keyPoints.slice(1, 2) };
    for (const said of [
      'thirty-five percent goes on it',
      '35% goes on it',
      'thirty five per cent goes on it',
      'it takes more than a third',
    ])
      expect(share(said, rent)).toBe(1);
    expect(share('it takes forty percent', rent)).toBe(0);
  });
});

it('is asked by its title and summary, which give nothing away', () => {
  const [item] = items;
  const question = describeImage.question(item!);
  expect(question.prompt).toBe(
    'Visits to a town library in one week. A bar chart of the number of visits to a town library on each day of one week, from Monday to Sunday.',
  );
  expect(describeImage.texts(item!).spoken).toBe('');
});

describe('an author is told', () => {
  const [item] = items;
  test.each([
    [
      'a short model answer',
      { modelAnswers: ['A bar chart.', item!.modelAnswers[1]!] },
      /^model answer 1 has 3 words/,
    ],
    [
      'a figure that the picture does not have',
      { description: `${item!.description} Others had 77.` },
      /^the description says "77"/,
    ],
    [
      'a summary without enough in it',
      { summary: 'A bar chart of library visits.' },
      /^the summary has 6 words/,
    ],
  ] satisfies [string, Partial<ItemOf<'DI'>>, RegExp][])('of %s', (_, change, words) => {
    expect(describeImageBank.faults({ ...item!, ...change })).toEqual(
      expect.arrayContaining([expect.stringMatching(words)]),
    );
  });
});
