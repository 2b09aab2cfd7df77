import { describe, expect, it, test } from 'vitest';
import { coverKeyPoints, type PointCoverage } from '#engines/content-scoring/key-points.ts';
import { topicTools } from '#engines/writing/score-writing.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { coverClaims } from './cover-claims.ts';
import { likenessBy } from './likeness.ts';

const tools = topicTools(loadWritingEngine());
const likeness = likenessBy(tools);
const source =
  'Farmers in Asia have kept fish in their rice fields for a thousand years. The fish eat insects and weeds, so the farmer needs much less poison. Prices in the market have not risen. Young people prefer jobs in the city.';
const points = [
  {
    point: 'Fish eat insects and weeds, so less poison is needed',
    terms: ['insects', 'weeds', 'less poison'],
  },
  { point: 'Market prices have not risen', terms: ['prices'] },
];
const modelAnswers = [
  'As carp remove harmful insects, less poison is used, and prices in the market stay the same.',
];

function cover(answer: string, how: 'retold' | 'free' = 'retold'): PointCoverage[] {
  const byTerms = coverKeyPoints(answer, points, tools.vectors, source);
  return coverClaims(answer, points, { prompt: source, modelAnswers, how }, { likeness, byTerms });
}
const said = (answer: string, place: { start: number; end: number } | undefined) =>
  place && answer.slice(place.start, place.end);

describe('a key point of a text that is told again', () => {
  it('is found with the stretch that says it', () => {
    const answer = 'Because fish eat the insects and the weeds, farmers use less poison.';
    const [first] = cover(answer);
    expect(first?.coverage).toBe(1);
    expect(said(answer, first?.found)).toContain('fish eat the insects');
  });

  it('is found in the words of a model answer', () => {
    expect(cover('The carp remove harmful insects in the field.')[0]?.kind).toBe('found');
  });

  it('is not found by one word that is only near in meaning', () => {
    expect(cover('Many people eat vegetables in the evening with their friends.')[0]?.coverage).toBe(0);
  });

  test.each([
    'The fish eat insects and weeds, so more poison is needed.',
    'The fish never eat insects or weeds.',
  ])('is turned round: %s', (answer) => {
    const [first] = cover(answer);
    expect(first?.coverage).toBe(0);
    expect(said(answer, first?.contrary)).toBeDefined();
    expect(first?.found).toBeUndefined();
  });

  test.each([
    ['Market prices have risen.', true],
    ['Market prices have not risen.', false],
    ['Market prices stay the same.', false],
    ['Market prices have not only fallen, they have never risen.', false],
  ])('agrees or not with a denial: %s', (answer, isContrary) => {
    expect(cover(answer)[1]?.contrary !== undefined).toBe(isContrary);
  });

  it('is not turned round by what might be', () => {
    expect(
      cover('Without the fish, farmers would need more poison against insects.')[0]?.contrary,
    ).toBeUndefined();
  });
});

it('where opinions are free, nothing is contrary', () => {
  const answer = 'Market prices have risen, and the fish eat no insects, so more poison is needed.';
  expect(cover(answer, 'free').every(({ contrary }) => contrary === undefined)).toBe(true);
});
