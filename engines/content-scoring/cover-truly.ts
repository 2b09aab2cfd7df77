import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { coverKeyPoints, type PointCoverage } from './key-points.ts';
import type { WordVectors } from './word-vectors.ts';

/** A stretch of an answer, as UTF-16 offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface TrueCoverage extends PointCoverage {
  /** It is said only there, in the stretch of this number, and wrongly. */
  readonly untrue?: number;
}

interface Answer {
  readonly text: string;
  /** What the question shows to be wrong. */
  readonly untrue: readonly Stretch[];
  /** The text of the question, where it is short. */
  readonly question?: string;
}

/** How far an answer covers each key point where it is right: what it says wrongly covers none. */
export function coverTruly(
  { text, untrue, question }: Answer,
  points: readonly KeyPoint[],
  vectors?: WordVectors,
): TrueCoverage[] {
  return lessUntrue(text, untrue, (said) => coverKeyPoints(said, points, vectors, question));
}

/** The same for any way in which key points are covered. */
export function lessUntrue(
  text: string,
  untrue: readonly Stretch[],
  cover: (text: string) => readonly PointCoverage[],
): TrueCoverage[] {
  const anyhow = cover(text);
  if (untrue.length === 0) return [...anyhow];
  const truly = cover(without(text, untrue));
  return truly.map((point, i) => {
    const said = anyhow[i]?.found;
    const by = untrue.findIndex(
      ({ start, end }) => said !== undefined && said.start < end && said.end > start,
    );
    if (by === -1 || point.kind === 'found' || anyhow[i]?.kind !== 'found') return point;
    const { found: _near, ...lost } = point;
    return { ...lost, coverage: 0, kind: 'missing', untrue: by };
  });
}

/** A text with blanks for some stretches, so that all places stay. */
export function without(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}
