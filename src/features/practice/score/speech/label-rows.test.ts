import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelWidth, placeLabels, rowCount } from './label-rows.ts';

it('leaves words that have room in the first row, under their time', () => {
  const [first, second] = placeLabels([
    { text: 'honeybee', center: 10 },
    { text: 'finds', center: 18 },
  ]);
  expect(first).toEqual({ row: 0, left: 10 - labelWidth('honeybee') / 2 });
  expect(second?.row).toBe(0);
});

it('takes the next row for a word that would touch the one before', () => {
  const rows = placeLabels([
    { text: 'patch', center: 10 },
    { text: 'of', center: 11 },
    { text: 'a', center: 11.6 },
  ]).map(({ row }) => row);
  expect(rows).toEqual([0, 1, 2]);
});

it('begins no label before the strip does', () => {
  expect(placeLabels([{ text: 'Extraordinarily', center: 0.2 }])[0]?.left).toBe(0);
});

it('never lets two labels touch, however fast the speech', () => {
  const label = fc.record({
    text: fc.string({ maxLength: 14 }),
    step: fc.double({ min: 0, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 60 }), (given) => {
      let center = 0;
      const labels = given.map(({ text, step }) => ({ text, center: (center += step) }));
      const placed = placeLabels(labels).map((one, i) => ({
        ...one,
        end: one.left + labelWidth(labels[i]?.text ?? ''),
      }));
      for (let row = 0; row < rowCount; row += 1) {
        const inRow = placed.filter((one) => one.row === row);
        inRow.slice(1).forEach((one, i) => expect(one.left).toBeGreaterThan(inRow[i]?.end ?? 0));
      }
    }),
  );
});
