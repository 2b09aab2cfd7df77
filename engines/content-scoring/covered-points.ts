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
  const sources = { modelAnswers, prompt, how: says === 'retold' ? 'retold' : 'free' } as const;
  const claims = coverClaims(text, keyPoints, sources, { likeness, byTerms });
  const found = foundShare(byTerms);
  if (says === 'retold') return { points: claims, found };
  const hasParts = keyPoints.some(({ bullet }) => bullet !== undefined);
  // An essay's arguments are free: a term with the topic near it is as good as the words of a model answer.
  return {
    points: hasParts
      ? byParts(claims, { text, prompt, keyPoints }, tools)
      : claims.map((claim, at) => better(claim, byTerms[at])),
    found,
  };
}

const better = (claim: PointCoverage, term: PointCoverage | undefined): PointCoverage =>
  term !== undefined && term.coverage > claim.coverage ? term : claim;

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
