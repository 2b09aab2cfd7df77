import { byParts } from './asked-parts.ts';
import { coverClaims } from './claims/cover-claims.ts';
import { likenessBy } from './claims/likeness.ts';
import type { ContentQuestion } from './content-question.ts';
import { coverTruly, type TrueCoverage } from './cover-truly.ts';
import { coverKeyPoints, type PointCoverage } from './key-points.ts';
import type { TopicTools } from './topic.ts';

export interface CoveredPoints {
  readonly points: readonly TrueCoverage[];
  /** Share of the key points whose own terms are there, 0 to 1. */
  readonly found: number;
}

/** How far an answer covers the key points of a question, in the way in which it looks for them (`says`). */
export function coveredPoints(text: string, question: ContentQuestion, tools: TopicTools): CoveredPoints {
  const { keyPoints, prompt, modelAnswers, says, untrue = [] } = question;
  if (says === undefined) {
    const points = coverTruly({ text, untrue, question: prompt }, keyPoints, tools.vectors);
    return { points, found: foundShare(points) };
  }
  const byTerms = coverKeyPoints(text, keyPoints, tools.vectors, prompt);
  const likeness = likenessBy(tools);
  const points = coverClaims(
    text,
    keyPoints,
    { modelAnswers, prompt, how: says === 'retold' ? 'retold' : 'free' },
    { likeness, byTerms },
  );
  return {
    points: says === 'retold' ? points : byParts(points, text, prompt),
    found: foundShare(byTerms),
  };
}

export const foundShare = (points: readonly PointCoverage[]): number =>
  points.filter(({ kind }) => kind === 'found').length / Math.max(1, points.length);

/** Mean over the key points; over the parts of a question that has some, each as far as its best point covers it, for the most part. */
export function coverageOf(points: readonly PointCoverage[]): number {
  const parts = Map.groupBy(points, ({ bullet }) => bullet);
  if (points.length === 0) return 0;
  if (parts.has(undefined)) return mean(points.map(({ coverage }) => coverage));
  return mean(
    [...parts.values()].map((part) => {
      const own = part.map(({ coverage }) => coverage);
      return ofBestPoint * Math.max(...own) + (1 - ofBestPoint) * mean(own);
    }),
  );
}
const ofBestPoint = 0.8;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
