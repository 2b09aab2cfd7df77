import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { ItemImage } from '#contract/images/item-image.ts';
import { describeImage } from './describe-image.ts';
import { imageFacts } from './image-facts.ts';
import { imageKeyPointFaults } from './image-key-point-faults.ts';
import { numberFaults } from './number-faults.ts';
import { readNumbers } from './read-numbers.ts';
import { trendOf } from './trend.ts';

const items = loadBank().items.filter((item) => item.taskType === 'DI');

const graph = ItemImage.parse({
  kind: 'GRAPH',
  title: 'Bikes and buses used in Ashby',
  measure: 'Trips a day',
  unit: '',
  categoryName: 'Year',
  categories: ['2010', '2014', '2018', '2022'],
  series: [
    { name: 'Bikes', values: [200, 300, 450, 600] },
    { name: 'Buses', values: [800, 700, 500, 400] },
  ],
});
const pie = ItemImage.parse({
  kind: 'PIE_CHART',
  title: 'Waste in one home',
  measure: 'Share of waste',
  unit: '%',
  slices: [
    { name: 'Food', value: 66 },
    { name: 'Paper', value: 24 },
    { name: 'Metal', value: 10 },
  ],
});
const point = (text: string, ...terms: string[]) => ({
  point: text,
  terms: terms.length > 0 ? terms : ['so'],
});

const graphPoints = [
  point('Buses are highest in 2010 with 800 trips, and fall to 400'),
  point('Bikes are lowest in 2010 with 200 trips, and rise to 600'),
];
const piePoints = [point('Food is the largest part, 66 percent'), point('Metal is the smallest part')];

describe('the facts of a picture', () => {
  const texts = imageFacts(graph).map(({ text }) => text);

  it('are the highest and lowest of each line, how it goes, its biggest change and how lines compare', () => {
    expect(texts).toEqual([
      'Bikes: the highest is 2022 with 600.',
      'Bikes: the lowest is 2010 with 200.',
      'Buses: the highest is 2010 with 800.',
      'Buses: the lowest is 2022 with 400.',
      'Bikes: rises, from 200 in 2010 to 600 in 2022.',
      'Bikes: the biggest change is from 2014 to 2018: up by 150.',
      'Buses: falls, from 800 in 2010 to 400 in 2022.',
      'Buses: the biggest change is from 2014 to 2018: down by 200.',
      'Bikes is higher than Buses in 2022 only.',
    ]);
  });

  it('name all of the highest when they are equal', () => {
    const even = {
      ...pie,
      slices: [
        { name: 'Food', value: 45 },
        { name: 'Paper', value: 45 },
        { name: 'Metal', value: 10 },
      ],
    };
    expect(imageFacts(ItemImage.parse(even))[0]?.text).toBe('the highest is Food and Paper with 45%.');
  });

  it('are what has come and gone between two maps', () => {
    const map = items.find(({ image }) => image.kind === 'MAP')!;
    const changes = imageFacts(map.image).filter(({ need }) => need !== undefined);
    expect(changes.map(({ text }) => text)).toEqual([
      'New: Parking.',
      'New: Cafe.',
      'New: Shopping center.',
      'New: Footpath.',
      'Gone: Farmland.',
      'Gone: Post office.',
    ]);
  });

  test.each([
    ['up', [1, 3, 2, 5]],
    ['down', [9, 4, 5, 1]],
    ['flat', [100, 101, 99, 100]],
    ['peak', [2, 9, 3]],
    ['dip', [9, 2, 8]],
    ['mixed', [5, 9, 1, 6]],
  ] as const)('say that a line goes %s', (trend, values) => {
    expect(trendOf(values)).toBe(trend);
  });
});

describe('the long description', () => {
  it('reads every figure, then the facts', () => {
    expect(describeImage(pie)).toBe(
      [
        'Pie chart: Waste in one home. Share of waste (%).',
        'Food: 66%.',
        'Paper: 24%.',
        'Metal: 10%.',
        'The highest is Food with 66%.',
        'The lowest is Metal with 10%.',
      ].join('\n'),
    );
  });

  test.each(items)('of $id has every text of its picture', ({ image }) => {
    const said = describeImage(image);
    const names =
      image.kind === 'FLOW_CHART'
        ? image.steps.map(({ text }) => text)
        : image.kind === 'PICTURE'
          ? image.things.flatMap(({ says }) => says ?? [])
          : image.kind === 'PIE_CHART'
            ? image.slices.map(({ name }) => name)
            : image.kind === 'TABLE'
              ? image.rows.map(({ name }) => name)
              : image.kind === 'MAP'
                ? image.panels.flatMap(({ features }) =>
                    features.flatMap((one) =>
                      (one.feature === 'building' || one.feature === 'area') && one.label !== undefined
                        ? [one.label]
                        : [],
                    ),
                  )
                : image.categories;
    for (const name of names) expect(said).toContain(name);
  });
});

describe('numbers in a text', () => {
  test.each([
    ['66 %, sixty-six percent', [66, 66]],
    ['two thousand five hundred', [2500]],
    ['1,250 people and one hundred and five cars', [1250, 105]],
    ['about 3.5 million', [3_500_000]],
    ['44 and 8', [44, 8]],
  ])('%s', (text, numbers) => {
    expect(readNumbers(text).map(({ value }) => value)).toEqual(numbers);
  });

  it('are parts of a whole and multiples too', () => {
    expect(readNumbers('two thirds, a quarter, half of it, twice as much, five times')).toMatchObject([
      { kind: 'share', value: 2 / 3 },
      { kind: 'share', value: 0.25 },
      { kind: 'share', value: 0.5 },
      { kind: 'times', value: 2 },
      { kind: 'times', value: 5 },
    ]);
  });

  it('are not "one" as a pronoun, "the third" or "the second half"', () => {
    expect(readNumbers('the other one, in the third place, in the second half')).toEqual([]);
  });
});

describe('key points that fit their picture', () => {
  test.each(items)('are those of $id', (item) => {
    expect(imageKeyPointFaults(item)).toEqual([]);
  });

  it('may round, compare and add', () => {
    const fair = [
      ...graphPoints,
      point('In 2022 there are 200 more trips by bike', 'about 200 more'),
      point('Bikes are used three times as much as before', 'tripled'),
      point('Bikes and buses together make 1,000 trips', 'a thousand together'),
    ];
    expect(imageKeyPointFaults({ image: graph, keyPoints: fair })).toEqual([]);
    const share = [...piePoints, point('Food is two thirds of it', 'sixty-six percent', 'about 65 percent')];
    expect(imageKeyPointFaults({ image: pie, keyPoints: share })).toEqual([]);
  });
});

describe('key points that do not fit their picture', () => {
  const faultsOf = (image: ItemImage, base: typeof piePoints, ...wrong: typeof piePoints) =>
    imageKeyPointFaults({ image, keyPoints: [...base, ...wrong] });

  test.each([
    ['a number', point('There are 350 trips by bus'), '350'],
    ['a number in words', point('There are three hundred and fifty bus trips'), 'three hundred and fifty'],
    ['a number in a term', point('Buses in 2022', 'almost 900'), '900'],
    ['a multiple', point('Buses are used five times as much'), 'five times'],
    ['a name', point('The figures are those of Hilltown'), 'Hilltown'],
    ['a highest that is none', point('Buses are highest in 2014'), 'calls 2014 the highest'],
    ['a lowest that is none', point('The fewest trips by bike are in 2018'), 'calls 2018 the lowest'],
    ['a line that goes the other way', point('Trips by bus rise over the years: Buses increase'), 'rises'],
  ])('are found: %s', (_, wrong, words) => {
    const faults = faultsOf(graph, graphPoints, wrong);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  it('are found when a share is wrong', () => {
    expect(faultsOf(pie, piePoints, point('Paper is half of it'))).toEqual([
      'the key point "Paper is half of it" says "half", which the picture does not show',
    ]);
  });

  test.each([
    ['the highest', graph, [graphPoints[1]!, point('Buses fall')], '(highest)'],
    ['a trend', graph, [graphPoints[0]!, point('Bikes are lowest in 2010')], '(trend of Bikes)'],
    ['the lowest', pie, [piePoints[0]!], '(lowest)'],
  ] as const)('are found when they leave out %s', (_, image, points, words) => {
    const faults = imageKeyPointFaults({ image, keyPoints: points });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(words);
  });

  it('are found when an item changes its picture: every highest value made the lowest', () => {
    for (const item of items) {
      const { image } = item;
      if (image.kind !== 'BAR_CHART' && image.kind !== 'GRAPH') continue;
      const series = image.series.map((one) => ({ ...one, values: one.values.map((value) => 1000 - value) }));
      expect([item.id, imageKeyPointFaults({ ...item, image: { ...image, series } }).length > 2]).toEqual([
        item.id,
        true,
      ]);
    }
  });
});

it('model answers and descriptions say no number that their picture does not have', () => {
  const faults = items.flatMap(({ modelAnswers, description, image }) =>
    [...modelAnswers, description].flatMap((text) => numberFaults({ what: 'it', text }, image)),
  );
  expect(faults).toEqual([]);
  expect(numberFaults({ what: 'it', text: 'There are 77 trips.' }, graph)).toHaveLength(1);
});
