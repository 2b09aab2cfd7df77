import { expect, test } from 'vitest';
import { coverKeyPoints } from './key-points.ts';

const cover = (answer: string, term: string) => coverKeyPoints(answer, [{ point: 'p', terms: [term] }])[0];

test.each([
  ['It rose by 20 percent.', 'twenty percent', '20 percent'],
  ['It rose by 20%, they say.', 'twenty per cent', '20%'],
  ['Loading cost $6.', 'six dollars', '$6'],
  ['The first ones came in 1956.', 'nineteen fifty-six', '1956'],
  ['They came in nineteen fifty-six.', '1956', 'nineteen fifty-six'],
  ['There are 206 bones.', 'two hundred and six bones', '206 bones'],
  ['It has two hundred and six bones.', '206 bones', 'two hundred and six bones'],
  ['At 12 they stop.', 'twelve', '12'],
])('%s has the term "%s": %s', (answer, term, found) => {
  const point = cover(answer, term);
  expect(point?.coverage).toBe(1);
  expect(answer.slice(point?.found?.start, point?.found?.end)).toBe(found);
});

test.each([
  ['It rose by 30 percent.', 'twenty percent'],
  ['It rose by 20 metres.', 'twenty percent'],
  ['It was 1,956 metres.', 'nineteen fifty-six'],
  ['There are 206 bones.', 'two hundred bones'],
  ['20', 'percent'],
  ['', '20'],
])('%s has not the term "%s"', (answer, term) => expect(cover(answer, term)?.coverage).toBe(0));
