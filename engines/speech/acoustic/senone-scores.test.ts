import { expect, test } from 'vitest';
import { SenoneScores } from './senone-scores.ts';

test('every cell keeps its own score, also when the table has grown', () => {
  const [frames, senones] = [400, 180];
  const scores = new SenoneScores(frames, senones);
  const cells = Array.from({ length: frames * senones }, (_, i) => ({
    frame: (i * 7) % frames,
    senone: Math.floor(i / frames),
  }));
  const known: number[] = [];
  for (const [i, { frame, senone }] of cells.entries()) {
    const at = scores.place(frame, senone);
    known.push(scores.values[at] as number);
    scores.values[at] = i;
  }
  expect(known.every(Number.isNaN)).toBe(true);
  const kept = cells.map(({ frame, senone }) => scores.values[scores.place(frame, senone)]);
  expect(kept).toEqual(cells.map((_, i) => i));
});
