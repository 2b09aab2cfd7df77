import { describe, expect, it } from 'vitest';
import { markRange } from '#engines/assessment/mark-range.ts';
import { runLinear, runNetwork } from '#engines/speech/pronunciation/network.ts';
import { correlation, median } from './correlation.ts';
import { fitLogistic, fitRidge } from './linear-fit.ts';
import { seededRandom, shuffled } from './random.ts';
import { shareInRange } from './share-in-range.ts';
import { trainNetwork } from './train-network.ts';

const random = seededRandom(3);
const points = Array.from({ length: 400 }, () => [2 * random() - 1, 2 * random() - 1]);

describe('fits', () => {
  it('ridge finds a plane', () => {
    const fit = fitRidge(
      points,
      points.map(([x = 0, y = 0]) => 3 * x - 2 * y + 1),
      1e-6,
    );
    expect(fit.weights[0]).toBeCloseTo(3, 4);
    expect(fit.weights[1]).toBeCloseTo(-2, 4);
    expect(fit.bias).toBeCloseTo(1, 4);
  });

  it('ridge holds back the features that have a penalty of their own', () => {
    const targets = points.map(([x = 0, y = 0]) => 3 * x - 2 * y);
    const { weights } = fitRidge(points, targets, [1e-6, 1e6]);
    expect(weights[0]).toBeCloseTo(3, 0);
    expect(Math.abs(weights[1] ?? 1)).toBeLessThan(0.01);
  });

  it('ridge takes a feature that never changes', () => {
    const fit = fitRidge(
      points.map(([x = 0]) => [x, 5]),
      points.map(([x = 0]) => x),
      1e-3,
    );
    expect(runLinear(fit, [0.5, 5])).toBeCloseTo(0.5, 2);
  });

  it('logistic regression separates two halves and counts both the same', () => {
    const rows = [...points, ...points.filter(([x = 0]) => x > 0), ...points.filter(([x = 0]) => x > 0)];
    const fit = fitLogistic(
      rows,
      rows.map(([x = 0]) => (x > 0 ? 1 : 0)),
      0.1,
    );
    const right = points.filter((point) => runLinear(fit, point) > 0 === (point[0] ?? 0) > 0).length;
    expect(right / points.length).toBeGreaterThan(0.97);
  });

  it('a network learns what no line can', () => {
    const inputs = points.map((point) => Float32Array.from(point));
    const targets = points.map(([x = 0, y = 0]) => (x * y > 0 ? 1 : 0));
    const settings = { hidden: [12], epochs: 120, batch: 16, rate: 0.01, decay: 0, seed: 1 };
    const network = trainNetwork(inputs, targets, settings);
    expect(
      correlation(
        inputs.map((input) => runNetwork(network, input)),
        targets,
      ),
    ).toBeGreaterThan(0.85);
    expect(trainNetwork(inputs, targets, settings)).toEqual(network);
  });
});

it('correlation and median are those of the textbook', () => {
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
  expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
});

it('the same seed gives the same order', () => {
  const order = (seed: number): number[] => shuffled([...Array(20).keys()], seededRandom(seed));
  expect(order(1)).toEqual(order(1));
  expect(order(1)).not.toEqual(order(2));
  expect(order(1).sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
});

it('a mark is in its range up to the ends of it', () => {
  const { low, high } = markRange('fluency', 6, { words: 8, isDoubtful: false });
  const judged = [low - 0.01, low, 6, high, high + 0.01].map((experts) => recording(8, [6, experts]));
  expect(shareInRange(judged, 'fluency')).toBe(0.6);
});

it('a mark of more words has the narrower range of more words', () => {
  const { high } = markRange('fluency', 6, { words: 8, isDoubtful: false });
  expect(shareInRange([recording(8, [6, high]), recording(16, [6, high])], 'fluency')).toBe(0.5);
});

function recording(words: number, fluency: [number, number]): Parameters<typeof shareInRange>[0][number] {
  const word = { text: 'word', accuracy: [10], total: [10], phones: [], phoneAccuracy: null };
  const [marks, none] = [[fluency[1]], [0, 0] as [number, number]];
  return {
    rated: {
      id: 'one',
      speaker: 'one',
      age: 30,
      accuracy: marks,
      fluency: marks,
      prosodic: marks,
      total: marks,
      words: Array.from({ length: words }, () => word),
    },
    sentence: { accuracy: none, fluency, prosodic: none, total: none },
  };
}
