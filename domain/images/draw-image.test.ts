import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { imageTypes } from '#contract/images/image-type.ts';
import { ItemImage } from '#contract/images/item-image.ts';
import { pictureThings } from '#contract/images/picture-image.ts';
import { boundsOf, overlaps, textBox } from './bounds.ts';
import { drawImage, sceneWidths } from './draw-image.ts';
import type { Scene, Shape, TextShape } from './scene.ts';

const items = loadBank().items.filter((item) => item.taskType === 'DI');
const widths = Object.values(sceneWidths);

function textsIn(shapes: readonly Shape[]): TextShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape] : shape.kind === 'group' ? textsIn(shape.shapes) : [],
  );
}

/** What of a scene sticks out of it, or has no place at all. */
function strays({ width, height, shapes }: Scene): unknown[] {
  const slack = 0.01;
  return shapes.filter((shape) => {
    const { left, top, right, bottom } = boundsOf(shape);
    const isInside = left >= -slack && top >= -slack && right <= width + slack && bottom <= height + slack;
    return !isInside || JSON.stringify(shape).includes('NaN') || JSON.stringify(shape).includes('null');
  });
}

function overlapping({ shapes }: Scene): string[] {
  const texts = textsIn(shapes);
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => overlaps(textBox(one), textBox(other), -1))
      .map((other) => `${one.text} / ${other.text}`),
  );
}

const draw = (image: object, width: number = sceneWidths.phone) => drawImage(ItemImage.parse(image), width);
const values = (scene: Scene) =>
  textsIn(scene.shapes)
    .filter(({ role }) => role === 'value')
    .map(({ text }) => text);

const bars = {
  kind: 'BAR_CHART',
  title: 'Buses',
  measure: 'Buses',
  unit: '',
  categoryName: 'Day',
  categories: ['Mon', 'Tue', 'Wed'],
  series: [{ name: '', values: [4, 8, 6] }],
} as const;

describe('the pictures of the bank', () => {
  test.each(items.flatMap((item) => widths.map((width) => [item.id, width, item] as const)))(
    '%i at %i units has everything inside, no two texts on each other, and nothing smaller than 12 px on a phone',
    (_, width, { image }) => {
      const scene = drawImage(image, width);
      expect(strays(scene)).toEqual([]);
      expect(overlapping(scene)).toEqual([]);
      // A phone of 360 px shows a scene of 360 in 328 px.
      const smallest = Math.min(...textsIn(scene.shapes).map(({ size }) => size), 99);
      expect((smallest * 328) / 360).toBeGreaterThanOrEqual(12);
    },
  );

  it('are of every kind', () => {
    expect([...new Set(items.map(({ image }) => image.kind))].sort()).toEqual(imageTypes);
  });
});

describe('a bar chart', () => {
  it('begins at 0 and ends at a round value above the highest', () => {
    const axis = textsIn(draw(bars).shapes)
      .filter(({ role }) => role === 'axis')
      .map(({ text }) => text);
    expect(axis).toEqual(['Buses', '0', '2', '4', '6', '8']);
  });

  it('draws bars as high as their values', () => {
    const rects = draw(bars).shapes.filter((shape) => shape.kind === 'rect');
    const [four, eight, six] = rects.map(({ height }) => height);
    expect([eight! / four!, six! / four!]).toEqual([expect.closeTo(2, 5), expect.closeTo(1.5, 5)]);
  });

  it('writes each value over its bar', () => {
    expect(values(draw(bars))).toEqual(['4', '8', '6']);
  });

  it('lays its bars down when the names do not fit under them, and stands them up where there is room', () => {
    const named = { ...bars, categories: ['Neighbourhoods', 'Transportation', 'Entertainment'] };
    const isLying = (width: number) => {
      const rects = draw(named, width).shapes.filter((shape) => shape.kind === 'rect');
      return new Set(rects.map(({ height }) => height)).size === 1;
    };
    expect([isLying(300), isLying(640)]).toEqual([true, false]);
  });

  it('tells its series apart by pattern too, and names them', () => {
    const scene = draw({
      ...bars,
      series: [
        { name: 'Town', values: [1, 2, 3] },
        { name: 'Village', values: [3, 2, 1] },
      ],
    });
    const looks = scene.shapes.flatMap((shape) =>
      shape.kind === 'rect' ? `${shape.fill} ${shape.pattern}` : [],
    );
    expect([...new Set(looks)]).toEqual(['series-1 solid', 'series-2 stripes']);
    expect(
      textsIn(scene.shapes)
        .filter(({ role }) => role === 'legend')
        .map(({ text }) => text),
    ).toEqual(['Town', 'Village']);
  });
});

describe('a line graph', () => {
  const graph = { ...bars, kind: 'GRAPH' as const };
  const ticks = (numbers: readonly number[]) =>
    textsIn(draw({ ...graph, series: [{ name: '', values: numbers }] }).shapes)
      .filter(({ role, anchor }) => role === 'axis' && anchor === 'end')
      .map(({ text }) => text);

  it('begins at 0 unless all of it is far above', () => {
    expect(ticks([20, 40, 60])[0]).toBe('0');
    expect(ticks([180, 190, 200])).toEqual(['180', '185', '190', '195', '200']);
  });

  it('has values below 0', () => {
    expect(ticks([-6, 0, 4])[0]).toBe('-6');
  });
});

describe('any valid picture', () => {
  const name = (most: number) =>
    fc
      .string({
        unit: fc.constantFrom(...Array.from('abcdefghijklmnop WMil')),
        minLength: 3,
        maxLength: most,
      })
      .map((text) => `A${text.trim()}z`.slice(0, most).replaceAll(/\s+/gu, ' ').trim());
  const title = name(80).map((text) => text.padEnd(3, 'x'));
  const number = fc.integer({ min: 0, max: 999_999_900 }).map((value) => value / 100);
  const distinct = (most: number, least: number, count: number) =>
    fc.uniqueArray(name(most), {
      minLength: least,
      maxLength: count,
      selector: (text) => text.toLowerCase(),
    });
  const head = {
    title,
    measure: name(50),
    unit: fc.constantFrom('', '%', '$', 'minutes'),
    source: name(80).map((text) => text.padEnd(3, 'x')),
  };

  const chart = (kind: 'BAR_CHART' | 'GRAPH', least: number, most: number, length: number) =>
    fc
      .tuple(distinct(length, least, most), distinct(30, 1, 3), fc.infiniteStream(number))
      .chain(([categories, names, stream]) =>
        fc.record({
          ...head,
          kind: fc.constant(kind),
          categoryName: name(30),
          categories: fc.constant(categories),
          series: fc.constant(
            names.map((one) => ({ name: one, values: categories.map(() => stream.next().value as number) })),
          ),
        }),
      );
  const pie = fc.record({
    ...head,
    unit: fc.constant('people'),
    kind: fc.constant('PIE_CHART' as const),
    slices: distinct(40, 2, 6).chain((names) =>
      fc.tuple(
        ...names.map((one) =>
          fc.record({ name: fc.constant(one), value: number.map((value) => Math.max(value, 1)) }),
        ),
      ),
    ),
  });
  const table = fc.tuple(distinct(30, 1, 4), distinct(40, 2, 8)).chain(([columns, rows]) =>
    fc.record({
      kind: fc.constant('TABLE' as const),
      title,
      source: head.source,
      rowName: name(30),
      columns: fc.constant(columns.map((one) => ({ name: one, unit: 'kg' }))),
      rows: fc.tuple(
        ...rows.map((one) =>
          fc.record({ name: fc.constant(one), cells: fc.tuple(...columns.map(() => number)) }),
        ),
      ),
    }),
  );
  const flow = fc
    .tuple(fc.array(name(60), { minLength: 3, maxLength: 8 }), fc.boolean())
    .chain(([texts, isCycle]) =>
      fc.record({
        kind: fc.constant('FLOW_CHART' as const),
        title,
        shape: fc.constant(isCycle ? ('cycle' as const) : ('line' as const)),
        steps: fc.constant(texts.map((text, at) => ({ id: `s${at}`, text }))),
        arrows: fc.constant([
          ...texts.slice(1).map((_, at) => ({ from: `s${at}`, to: `s${at + 1}` })),
          ...(isCycle ? [{ from: `s${texts.length - 1}`, to: 's0' }] : []),
        ]),
      }),
    );
  const branch = fc.array(name(60), { minLength: 4, maxLength: 7 }).map((texts) => ({
    kind: 'FLOW_CHART' as const,
    title: 'A choice',
    shape: 'branch' as const,
    steps: texts.map((text, at) => ({ id: `s${at}`, text })),
    arrows: [
      { from: 's0', to: 's1', label: 'With a lot of it' },
      { from: 's0', to: 's2', label: 'WWWWWWWWWWWWWWWW' },
      { from: 's1', to: 's3' },
      { from: 's2', to: 's3' },
      ...texts.slice(4).map((_, at) => ({ from: `s${at + 3}`, to: `s${at + 4}` })),
    ],
  }));
  const share = fc.integer({ min: 0, max: 100 });
  const size = fc.integer({ min: 1, max: 100 });
  const map = fc.record({
    kind: fc.constant('MAP' as const),
    title,
    height: fc.integer({ min: 40, max: 100 }),
    panels: fc.array(
      fc.record({
        name: name(30),
        features: fc.array(
          fc.oneof(
            fc.record({
              feature: fc.constant('building' as const),
              x: share,
              y: share,
              width: size,
              height: size,
              label: name(30),
            }),
            fc.record({
              feature: fc.constant('area' as const),
              ground: fc.constantFrom('green' as const, 'water' as const),
              x: share,
              y: share,
              width: size,
              height: size,
              label: name(30),
            }),
            fc.record({
              feature: fc.constant('road' as const),
              size: fc.constantFrom('main' as const, 'rail' as const),
              points: fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 6 }),
              label: name(30),
            }),
            fc.record({
              feature: fc.constant('shore' as const),
              side: fc.constantFrom('north' as const, 'west' as const),
              depth: fc.integer({ min: 5, max: 60 }),
            }),
            fc.record({
              feature: fc.constant('trees' as const),
              x: share,
              y: share,
              count: fc.integer({ min: 1, max: 8 }),
            }),
            fc.record({ feature: fc.constant('label' as const), x: share, y: share, text: name(30) }),
          ),
          { minLength: 2, maxLength: 12 },
        ),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  });
  const picture = fc.record({
    kind: fc.constant('PICTURE' as const),
    title,
    backdrop: fc.constantFrom('street' as const, 'park' as const, 'shore' as const, 'room' as const),
    things: fc.array(
      fc.record({
        thing: fc.constantFrom(...pictureThings),
        x: share,
        y: fc.integer({ min: 0, max: 75 }),
        isTurned: fc.boolean(),
      }),
      { minLength: 3, maxLength: 12 },
    ),
  });

  test.each([
    ['bar chart', chart('BAR_CHART', 2, 8, 40)],
    ['line graph', chart('GRAPH', 3, 12, 12)],
    ['pie chart', pie],
    ['table', table],
    ['flow chart', flow],
    ['flow chart with a branch', branch],
    ['map', map],
    ['picture', picture],
  ] as const)('that is a %s is drawn inside its frame, with a number for every place', (_, kind) => {
    fc.assert(
      fc.property(kind as fc.Arbitrary<object>, fc.constantFrom(...widths), (data, width) => {
        const scene = draw(data, width);
        expect(strays(scene)).toEqual([]);
        expect(scene.height).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
